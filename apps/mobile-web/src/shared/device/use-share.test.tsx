// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { useShare } from "./share-address.tsx";

const invitation = { text: "Ven", url: "https://volado.example/m/register?affiliateCode=ANA1" };

/** Texts copied to the clipboard. */
const copied: string[] = [];

const open = async () => {
  const { texts, wrapper } = testSite(() => Promise.reject(new TypeError("nothing is asked")));
  await loadTexts(texts, "menus");
  return renderHook(useShare, { wrapper }).result.current;
};

/** Defines the browser's share function for one test. */
const stubShare = (share: Navigator["share"]) =>
  Object.defineProperty(navigator, "share", { value: share, configurable: true });

beforeEach(() => {
  copied.length = 0;
  const writeText = async (text: string) => {
    copied.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
  cleanup();
});

it("is not offered if unsupported", async () => {
  expect(await open()).toBe(undefined);
});

it("shares the invitation and copies nothing", async () => {
  const share = vi.fn(() => Promise.resolve());
  stubShare(share);
  await (await open())?.(invitation);
  expect(share.mock.calls).toEqual([[invitation]]);
  expect(copied).toEqual([]);
});

it("can be dismissed without a failure", async () => {
  stubShare(() => Promise.reject(new DOMException("closed", "AbortError")));
  await (await open())?.(invitation);
  expect(copied).toEqual([]);
});

it.each([new DOMException("no", "NotAllowedError"), new TypeError("no")])(
  "copies the link if it fails with %o",
  async (refusal) => {
    stubShare(() => Promise.reject(refusal));
    await (await open())?.(invitation);
    expect(copied).toEqual([invitation.url]);
  },
);
