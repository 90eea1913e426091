// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { applicationDrafts, useApply } from "./use-apply.ts";

const taken = { promotionId: "p-1", status: "Applying", remark: "Hola", pictures: 0, sentAt: 1_000 };

/** The form before a gateway that accepts; `account` writes to promotion "p-1". */
const open = (account = "ana") => {
  const { wrapper } = testSite(async () => Response.json({ success: true, value: taken }));
  const { result, unmount } = renderHook(() => useApply(account, "p-1"), { wrapper });
  return { form: () => result.current, unmount };
};
/** As a reload does. */
const forgetPage = () => applicationDrafts.keep(undefined, "p-1", undefined);
const kept = () => sessionDrafts.of("application:p-1", ["remark"], "ana");

beforeEach(() => {
  forgetPage();
  sessionStorage.clear();
});

it("has its remark after a reload, for its account and its promotion alone", () => {
  const first = open();
  act(() => first.form().changeRemark("Hola"));
  first.unmount();
  forgetPage();
  expect(open("luz").form().remark).toBe("");
  expect(open().form().remark).toBe("Hola");
  expect(sessionDrafts.of("application:p-2", ["remark"], "ana")).toEqual({});
});

it("keeps no remark that was sent", async () => {
  const { form } = open();
  act(() => form().changeRemark("Hola"));
  expect(kept()).toEqual({ remark: "Hola" });
  expect(await act(() => form().send())).toBe(true);
  expect(kept()).toEqual({});
});

it("keeps no remark of whoever signed out", () => {
  const { form } = open();
  act(() => form().changeRemark("Hola"));
  act(() => sessionStore.signedOut());
  expect(kept()).toEqual({});
});
