// @vitest-environment jsdom

import { act, fireEvent, screen } from "@testing-library/react";
import type { Layout } from "@volado/config";
import type { DeviceKind } from "@volado/domain/app-install";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { storeInstallPrompt } from "../../../shared/device/install-prompt.ts";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import AppOffer, { AppLinkButtons } from "./app-offer.tsx";

beforeAll(storeInstallPrompt);
afterEach(closePart);

const open = () => openPart(<AppOffer headingLevel={2} />, { "/api/status": [{ value: { info: {} } }] });
const button = () => screen.queryByRole("button", { name: "Instalar ahora" });
const offer = (prompt: () => void) =>
  act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));

it("shows the browser's install prompt on tap, once per event", async () => {
  await open();
  expect(button()).toBe(null);
  const prompt = vi.fn<() => void>();
  offer(prompt);
  fireEvent.click(screen.getByRole("button", { name: "Instalar ahora" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBe(null);
});

it("hides the button once the site was installed another way", async () => {
  await open();
  offer(() => undefined);
  expect(button()).not.toBe(null);
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(button()).toBe(null);
});

const layout = vi.hoisted((): Pick<Layout, "appLinks"> => ({ appLinks: "device" }));
vi.mock("../../../shared/merchant.ts", async (original) => {
  const real = await original<typeof import("../../../shared/merchant.ts")>();
  return { ...real, merchant: { ...real.merchant, layout } };
});

const resources = [
  { resourceType: "MOBILECONFIG", url: "https://app.example/volado.mobileconfig" },
  { resourceType: "IOS", url: "https://app.example/ios" },
  { resourceType: "Android", url: "https://app.example/android.apk" },
];

/** The links offered on a device, in order. */
const linksOn = async (device: DeviceKind) => {
  await openPart(<AppLinkButtons device={device} />, {
    "/api/status": [{ value: { info: { resources } } }],
  });
  const links = await screen.findAllByRole("link");
  return links.map((link) => link.getAttribute("href")?.split("/").at(-1));
};

beforeEach(() => {
  layout.appLinks = "device";
});

it.each([
  ["other", ["android.apk", "ios", "volado.mobileconfig"]],
  ["android", ["android.apk"]],
  ["ios", ["ios", "volado.mobileconfig"]],
] as const)("on %s the links are %o: Android, iOS, profile (Spec §2)", async (device, links) => {
  expect(await linksOn(device)).toEqual(links);
});

it.each(["other", "android", "ios"] as const)(
  "on %s all links are shown if the merchant is configured so",
  async (device) => {
    layout.appLinks = "all";
    expect(await linksOn(device)).toEqual(["android.apk", "ios", "volado.mobileconfig"]);
  },
);
