// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { applicationDrafts, OwnApplication, useApply } from "./own-application.tsx";

const accepted = { promotionId: "p-1", status: "Applying", remark: "Hola", pictures: 0, sentAt: 1_000 };

/** Renders the form of `account` for promotion "p-1" against a gateway that accepts. */
const open = (account = "ana") => {
  const { wrapper } = testSite(async () => Response.json({ success: true, value: accepted }));
  const { result, unmount } = renderHook(() => useApply(account, "p-1"), { wrapper });
  return { form: () => result.current, unmount };
};
/** Clears the in-memory draft, as a reload does. */
const clearMemory = () => applicationDrafts.set(undefined, "p-1", undefined);
const stored = () => sessionDrafts.get("application:p-1", ["remark"], "ana");

beforeEach(() => {
  clearMemory();
  sessionStorage.clear();
});

it("restores the remark after a reload, only for its account and promotion", () => {
  const first = open();
  act(() => first.form().changeRemark("Hola"));
  first.unmount();
  clearMemory();
  expect(open("luz").form().remark).toBe("");
  expect(open().form().remark).toBe("Hola");
  expect(sessionDrafts.get("application:p-2", ["remark"], "ana")).toEqual({});
});

it("deletes the stored remark once it is sent", async () => {
  const { form } = open();
  act(() => form().changeRemark("Hola"));
  expect(stored()).toEqual({ remark: "Hola" });
  expect(await act(() => form().send())).toBe(true);
  expect(stored()).toEqual({});
});

it("deletes the stored remark on sign-out", () => {
  const { form } = open();
  act(() => form().changeRemark("Hola"));
  act(() => sessionStore.signedOut());
  expect(stored()).toEqual({});
});

it("is not sent while it is empty, says so, and is sent with a remark", async () => {
  const sent: FormData[] = [];
  const { t, press } = await openPart(
    <OwnApplication account="ana" promotionId="p-1" />,
    async (_url, init) => {
      if (init.body instanceof FormData) sent.push(init.body);
      return Response.json({ success: true, value: init.body ? accepted : [] });
    },
  );
  await press(t("promotions.apply.send"));
  const remark = await screen.findByLabelText(t("promotions.apply.remark"));
  expect(await screen.findByText(t("promotions.apply.empty"))).toBeTruthy();
  expect(document.activeElement).toBe(remark);
  fireEvent.change(remark, { target: { value: "ana_2" } });
  expect(screen.queryByText(t("promotions.apply.empty"))).toBeNull();
  expect(sent).toEqual([]);
  await press(t("promotions.apply.send"));
  await waitFor(() => expect(sent.map((form) => form.get("remark"))).toEqual(["ana_2"]));
});
