// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { Layout } from "@volado/config";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import DeferredShell from "./deferred-shell.tsx";

const layout = vi.hoisted((): Pick<Layout, "serviceButton"> => ({ serviceButton: "menu-pages" }));
vi.mock("../../../shared/merchant.ts", async (original) => {
  const real = await original<typeof import("../../../shared/merchant.ts")>();
  return { ...real, merchant: { ...real.merchant, layout } };
});

const contact = (csPosition: string) => ({ csType: "TELEGRAM", csPosition, title: "Ayuda", path: "x" });

const AGENT = 1;

/** Reports when the site's settings, with the contacts, have loaded. */
function Settings() {
  return useSiteInfo() && <p>settings</p>;
}

/** Expects whether the customer-service button floats over the page at an address. */
const expectFloating = async (address: string, serviceButton: Layout["serviceButton"], floats: boolean) => {
  layout.serviceButton = serviceButton;
  if (address !== "/m/login") signInAna(AGENT);
  const status = { value: { info: { customerService: [contact("1"), contact("2")] } } };
  const shell = (
    <>
      <DeferredShell />
      <Settings />
    </>
  );
  const { t } = await openPart(shell, { "/api/status": [status] }, address);
  await screen.findByText("settings");
  expect(screen.queryByRole("button", { name: t("service.open") }) !== null).toBe(floats);
};

beforeEach(() => {
  stubDialogs();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(closePart);

it.each([
  ["/m/home", true, true],
  ["/m/slot-games", true, true],
  ["/m/login", false, true],
  ["/m/agent", false, true],
  ["/m/fb-games", false, false],
  ["/m/play", false, false],
] as const)("at %s customer service floats: %s, on every page %s", async (address, usually, everywhere) => {
  await expectFloating(address, "menu-pages", usually);
  closePart();
  await expectFloating(address, "every-page", everywhere);
});
