// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { BrowserRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { closePart } from "../../shared/testing/open-part.tsx";
import { testSite } from "../../shared/testing/test-site.tsx";
import { HomeEnd } from "./hot-home.tsx";

const open = async (resources: readonly object[]) => {
  const site = testSite(async () => Response.json({ success: true, value: { info: { resources } } }));
  await loadTexts(site.texts, "deferredShell");
  render(<HomeEnd />, {
    wrapper: ({ children }) => (
      <site.wrapper>
        <BrowserRouter>{children}</BrowserRouter>
      </site.wrapper>
    ),
  });
  return site.texts.t;
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
