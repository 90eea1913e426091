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

/** Whether the customer-service button floats over the page at an address, which opens for who comes. */
const floats = async (address: string, serviceButton: typeof layout.serviceButton) => {
  layout.serviceButton = serviceButton;
  if (address !== "/m/login") signInAna(AGENT);
  const status = { value: { info: { customerService: [contact("1"), contact("2")] } } };
  const { t } = await openPart(<DeferredShell />, { "/api/status": [status] }, address);
  return screen.findByRole("button", { name: t("service.open") }, { timeout: 300 }).then(
    () => true,
    () => false,
  );
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
  expect(await floats(address, "menu-pages")).toBe(usually);
  closePart();
  expect(await floats(address, "every-page")).toBe(everywhere);
});
