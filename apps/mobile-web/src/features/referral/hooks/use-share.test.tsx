// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useShare } from "./use-share.ts";

const invitation = { text: "Ven", url: "https://volado.example/m/register?affiliateCode=ANA1" };

/** What was copied. */
const copied: string[] = [];

const open = async () => {
  const { texts, wrapper } = testSite(() => Promise.reject(new TypeError("nothing is asked")));
  await loadTexts(texts, "menus");
  return renderHook(useShare, { wrapper }).result.current;
};

/** The phone's share sheet, for as long as a test runs. */
const giveSheet = (share: Navigator["share"]) =>
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

describe("sharing by the phone's own sheet", () => {
  it("isn't offered where there is none", async () => {
    expect(await open()).toBe(undefined);
  });

  it("hands the invitation on, and copies nothing", async () => {
    const share = vi.fn(() => Promise.resolve());
    giveSheet(share);
    await (await open())?.(invitation);
    expect(share.mock.calls).toEqual([[invitation]]);
    expect(copied).toEqual([]);
  });

  it("that was closed is no failure", async () => {
    giveSheet(() => Promise.reject(new DOMException("closed", "AbortError")));
    await (await open())?.(invitation);
    expect(copied).toEqual([]);
  });

  it.each([new DOMException("no", "NotAllowedError"), new TypeError("no")])(
    "that the phone refuses with %o copies the link",
    async (refusal) => {
      giveSheet(() => Promise.reject(refusal));
      await (await open())?.(invitation);
      expect(copied).toEqual([invitation.url]);
    },
  );
});
