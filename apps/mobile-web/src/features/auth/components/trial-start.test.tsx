// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { TrialStart } from "./trial-start.tsx";

vi.mock(import("../../../shared/merchant.ts"), async (original) => {
  const { merchant, ...rest } = await original();
  return {
    ...rest,
    merchant: { ...merchant, policy: { ...merchant.policy, freePlayNeedsAge: true, minimumAge: 21 } },
  };
});

const value = { token: "trial", userName: "prueba_1", customerType: 4 };

const open = async (...answers: readonly Response[]) => {
  const sent: string[] = [];
  const { t } = await openPart(<TrialStart />, async (address) => {
    sent.push(address);
    return answers[sent.length - 1] ?? Response.json({ success: true, value });
  });
  return {
    t,
    sent,
    age: screen.getByRole<HTMLInputElement>("checkbox", { name: t("auth.trial.age", { age: 21 }) }),
    start: () => fireEvent.click(screen.getByRole("button", { name: t("auth.trial.start") })),
  };
};

beforeEach(() => sessionStore.signedOut());
afterEach(cleanup);

it("does not start before the minimum age is confirmed, if the licence requires it", async () => {
  const { t, sent, age, start } = await open();
  start();
  expect(await screen.findByText(t("auth.trial.ageMissing"))).toBeTruthy();
  expect(document.activeElement).toBe(age);
  expect(sent).toEqual([]);

  fireEvent.click(age);
  expect(screen.queryByText(t("auth.trial.ageMissing"))).toBe(null);
  start();
  await waitFor(() =>
    expect(sessionStore.getState().session).toMatchObject({ userName: "prueba_1", type: 4 }),
  );
  expect(sent).toEqual(["/api/trial"]);
});

it("shows why it failed, and starts on the next tap", async () => {
  const { t, age, start } = await open(
    Response.json({ success: false, code: "too_many_requests" }, { status: 429 }),
  );
  fireEvent.click(age);
  start();
  expect(await screen.findByText(t("errors.tooManyRequests"))).toBeTruthy();
  expect(age.checked).toBe(true);
  start();
  await waitFor(() => expect(sessionStore.getState().session).toMatchObject({ token: "trial" }));
});
