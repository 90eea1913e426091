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

/** Expects where the customer-service button is at an address, if anywhere. */
const expectService = async (
  address: string,
  serviceButton: Layout["serviceButton"],
  where: "floating" | "header" | undefined,
) => {
  layout.serviceButton = serviceButton;
  if (address !== "/m/login") signInAna(AGENT);
  const status = { value: { info: { customerService: [contact("1"), contact("2")] } } };
  const shell = (
    <>
      <div className="vo-header__end" />
      <DeferredShell />
      <Settings />
    </>
  );
  const { t } = await openPart(shell, { "/api/status": [status] }, address);
  await screen.findByText("settings");
  const button = screen.queryByRole("button", { name: t("service.open") });
  expect(button !== null).toBe(where !== undefined);
  expect(Boolean(button?.closest(".vo-header__end"))).toBe(where === "header");
  expect(document.documentElement.hasAttribute("data-floating-button")).toBe(where === "floating");
};

beforeEach(() => {
  stubDialogs();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(closePart);
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/m/home", "floating", "floating"],
  ["/m/slot-games", "header", "header"],
  ["/m/sport-games", "header", "header"],
  ["/m/voucherCenter", "header", "header"],
  ["/m/transaction/record", "header", "header"],
  ["/m/mine", "header", "header"],
  ["/m/login", undefined, "header"],
  ["/m/agent", undefined, "header"],
  ["/m/fb-games", undefined, undefined],
  ["/m/play", undefined, undefined],
] as const)("at %s customer service is: %s; on every page: %s", async (address, usually, everywhere) => {
  await expectService(address, "menu-pages", usually);
  closePart();
  await expectService(address, "every-page", everywhere);
});
