// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { DeviceKind } from "@volado/domain/app-install";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { AppLinkButtons } from "./app-link-buttons.tsx";

const resources = [
  { resourceType: "MOBILECONFIG", url: "https://app.example/volado.mobileconfig" },
  { resourceType: "IOS", url: "https://app.example/ios" },
  { resourceType: "Android", url: "https://app.example/android.apk" },
];

/** The links that a device is offered, in order. */
const linksOn = async (device: DeviceKind) => {
  await openPart(<AppLinkButtons device={device} />, {
    "/api/status": [{ value: { info: { resources } } }],
  });
  const links = await screen.findAllByRole("link");
  return links.map((link) => link.getAttribute("href")?.split("/").at(-1));
};

afterEach(closePart);

it.each([
  ["other", ["android.apk", "ios", "volado.mobileconfig"]],
  ["android", ["android.apk"]],
  ["ios", ["ios", "volado.mobileconfig"]],
] as const)("on %s the links are %o: Android, iOS, profile (Spec §2)", async (device, links) => {
  expect(await linksOn(device)).toEqual(links);
});
