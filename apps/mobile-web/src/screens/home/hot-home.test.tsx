// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createTexts, loadTexts } from "@volado/i18n";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import { HomeEnd, MarketingClaims } from "./hot-home.tsx";

const device = vi.hoisted(() => ({ isServedEncrypted: vi.fn() }));
vi.mock("../../shared/device/device.ts", async (original) => ({
  ...(await original<typeof import("../../shared/device/device.ts")>()),
  ...device,
}));

const open = async (resources: readonly object[]) => {
  const { t } = await openPart(<HomeEnd />, { "/api/status": [{ value: { info: { resources } } }] });
  return t;
};

afterEach(closePart);

it("ends with the merchant's social pages and licence proof", async () => {
  const t = await open([
    { resourceType: "CURACAO", url: "https://regulator.example/7" },
    { resourceType: "WHATSAPP", url: "https://wa.me/52" },
    { resourceType: "VIBER", url: "https://viber.com/v" },
    { resourceType: "FACEBOOK", url: "https://evil.example/facebook.com" },
    { resourceType: "TELEGRAM", url: "https://t.me/v" },
  ]);
  const nav = await screen.findByRole("navigation", { name: t("lowerHome.socialList") });
  const links = within(nav).getAllByRole("link");
  expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute("href")])).toEqual([
    ["Telegram", "https://t.me/v"],
    ["WhatsApp", "https://wa.me/52"],
    ["Viber", "https://viber.com/v"],
    [t("lowerHome.licence"), "https://regulator.example/7"],
  ]);
  expect(links.every((link) => link.getAttribute("rel") === "noopener noreferrer")).toBe(true);
});

it("has no such row for a merchant without them", async () => {
  const t = await open([{ resourceType: "IOS", url: "https://apps.example/" }]);
  await screen.findByRole("navigation", { name: t("lowerHome.documentList") });
  expect(screen.queryByRole("navigation", { name: t("lowerHome.socialList") })).toBe(null);
});

it("names the merchant's ways to pay", async () => {
  const t = await open([]);
  const payments = await screen.findByRole("list", { name: t("lowerHome.payments") });
  expect(within(payments).getAllByRole("listitem")[0]?.textContent).toBe("SPEI");
});

type BrandTexts = NonNullable<Parameters<typeof createTexts>[0]["brandTexts"]>;

const claimsOf = async (scheme: "http" | "https", brandTexts: BrandTexts = {}) => {
  device.isServedEncrypted.mockReturnValue(scheme === "https");
  const texts = createTexts({ brand: "Volado", brandTexts });
  await loadTexts(texts, "deferredShell");
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <MarketingClaims />
    </I18nextProvider>,
  );
  return container.textContent;
};

it("shows the claims of the language resources (Spec §9; decisions H2)", async () => {
  expect(await claimsOf("https")).toBe("Más de 600 juegos · Conexión con cifrado SSL de 256 bits");
});

it("claims no encryption over plain http", async () => {
  expect(await claimsOf("http")).toBe("Más de 600 juegos");
});

it("shows the merchant's claims instead, and nothing where its text is empty", async () => {
  const own = (games: string, encryption: string): BrandTexts => ({
    ES: { lowerHome: { claims: { games, encryption } } },
  });
  expect(await claimsOf("https", own("Lo mejor de Perú", ""))).toBe("Lo mejor de Perú");
  cleanup();
  expect(await claimsOf("https", own("", ""))).toBe("");
});
