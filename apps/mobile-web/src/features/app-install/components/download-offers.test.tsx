// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAppOffered } from "../../../shared/device/app-download.ts";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { localValues, tabValues } from "../../../shared/storage/site-storage.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { DownloadOffers, useDownloadBar } from "./download-offers.tsx";

const IOS = [{ resourceType: "IOS", url: "https://apps.example/volado" }];
const ANDROID = [{ resourceType: "ANDROID", url: "https://apps.example/volado.apk" }];

const gatewayWith = (resources: typeof IOS) => async () => {
  const info = { resources, promo: { APP_DOWNLOAD: { enabled: 1 } } };
  return Response.json({ success: true, value: { info, maintenance: 0, regionRestriction: 0 } });
};

/** Stores that the first visit was long ago. */
const haveBeenHere = () => localValues.write("downloadOffer", { firstVisit: 1, seen: true });

beforeEach(haveBeenHere);
afterEach(() => {
  cleanup();
  localValues.remove("WEBCLIP");
  localValues.remove("hideDownloadBar");
  tabValues.remove("downloadOffer");
  vi.unstubAllGlobals();
});

it.each([
  ["an installed site", false, IOS, { bar: false, button: false }],
  ["a web clip with an app for iOS", true, IOS, { bar: true, button: true }],
  ["a web clip without one", true, ANDROID, { bar: false, button: true }],
])("shows bar and button as specified in %s (Spec §2, §4)", async (_where, webClip, resources, shown) => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  if (webClip) localValues.write("WEBCLIP", "1");
  const { wrapper } = testSite(gatewayWith(resources));
  const { result } = renderHook(
    () => ({
      answered: useSiteInfo() !== undefined,
      bar: useDownloadBar().shown,
      button: useAppOffered(true),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current).toEqual({ answered: true, ...shown }));
});

it("stays hidden once dismissed, also on the next visit (Spec §4)", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const visit = async () => {
    const { result } = renderHook(() => ({ answered: useSiteInfo() !== undefined, bar: useDownloadBar() }), {
      wrapper: testSite(gatewayWith(ANDROID)).wrapper,
    });
    await waitFor(() => expect(result.current.answered).toBe(true));
    return { shown: () => result.current.bar.shown, dismiss: () => act(() => result.current.bar.dismiss()) };
  };

  const first = await visit();
  expect(first.shown()).toBe(true);
  first.dismiss();
  expect(first.shown()).toBe(false);
  cleanup();

  expect((await visit()).shown()).toBe(false);
  expect(localStorage.getItem("hideDownloadBar")).toContain("1");
});

it("comes with the second visit: not during the first, however often that reloads the page", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localValues.remove("downloadOffer");
  const visit = async () => {
    cleanup();
    const { wrapper } = testSite(gatewayWith(ANDROID));
    const { result } = renderHook(() => useSiteInfo() !== undefined, { wrapper });
    render(
      <MemoryRouter>
        <DownloadOffers onHome />
      </MemoryRouter>,
      { wrapper },
    );
    await waitFor(() => expect(result.current).toBe(true));
    return screen.queryByRole("region") !== null;
  };
  expect(await visit()).toBe(false);
  expect(await visit()).toBe(false);
  // A closed tab's values are gone.
  tabValues.remove("downloadOffer");
  expect(await visit()).toBe(true);
});
