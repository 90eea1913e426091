// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { createTexts, loadTexts } from "@volado/i18n";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, it, vi } from "vitest";
import { MarketingClaims } from "./marketing-claims.tsx";

const device = vi.hoisted(() => ({ isServedEncrypted: vi.fn() }));
vi.mock("../../shared/device/device.ts", () => device);

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

afterEach(cleanup);

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
