// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { Layout } from "@volado/config";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

/** Milliseconds until a button that doesn't come is given up. */
const IN_VAIN = 300;

/** Expects that the customer-service button floats over the page at an address, which opens for who comes, or not. */
const expectFloating = async (address: string, serviceButton: Layout["serviceButton"], floats: boolean) => {
  layout.serviceButton = serviceButton;
  if (address !== "/m/login") signInAna(AGENT);
  const status = { value: { info: { customerService: [contact("1"), contact("2")] } } };
  const { t } = await openPart(<DeferredShell />, { "/api/status": [status] }, address);
  const button = screen.findByRole(
    "button",
    { name: t("service.open") },
    { timeout: floats ? 10_000 : IN_VAIN },
  );
  if (floats) await button;
  else await expect(button).rejects.toThrow();
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
