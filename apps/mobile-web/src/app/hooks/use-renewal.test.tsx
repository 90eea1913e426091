// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "../../shared/session/session-store.ts";
import { ana } from "../../shared/testing/ana.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import { RENEW_AFTER_MS, useRenewal } from "./use-renewal.ts";

const info = { id: 1, account: "ana", type: 0 };

const open = (answers: readonly Response[]) => {
  const left = [...answers];
  const requests: string[] = [];
  const { wrapper } = testSite(async (address) => {
    requests.push(new URL(`${address}`, "http://site").pathname);
    return left.shift() ?? Response.json({ success: true, value: info });
  });
  renderHook(useRenewal, { wrapper });
  return { requests };
};
const comeBack = (after: number) => {
  vi.setSystemTime(Date.now() + after);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStore.signedIn(ana, false);
});
afterEach(() => {
  vi.useRealTimers();
  sessionStore.signedOut();
});

describe("renewing the session (Spec §7)", () => {
  it("happens on return after a while, and not again at once", async () => {
    const { requests } = open([]);
    comeBack(RENEW_AFTER_MS - 1);
    expect(requests).toEqual([]);
    comeBack(1);
    await waitFor(() => expect(requests).toEqual(["/api/member/renew"]));
    comeBack(1_000);
    expect(requests).toHaveLength(1);
  });

  it("is retried at the next return after a failure", async () => {
    const { requests } = open([Response.json({ success: false, code: "not_found" }, { status: 404 })]);
    comeBack(RENEW_AFTER_MS);
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => {
      comeBack(1);
      expect(requests).toHaveLength(2);
    });
  });

  it("is skipped for guests", () => {
    sessionStore.signedOut();
    const { requests } = open([]);
    comeBack(RENEW_AFTER_MS);
    expect(requests).toEqual([]);
  });
});
