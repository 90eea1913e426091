// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../../shared/session/session-store.ts";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import TrialScreen from "./trial.screen.tsx";

const ana = { token: "t-1", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };
const trial = { token: "t-5", userName: "prueba_1", customerType: 4 };

const open = async () => {
  const { t } = await openPart(<TrialScreen />, { "/api/trial": [{ value: trial }] });
  return t;
};

afterEach(closePart);

it("asks a member first, whose own session is restored afterwards (Spec §6 free play)", async () => {
  sessionStore.signedIn(ana, false);
  const t = await open();
  expect(screen.getByText(t("auth.trial.memberLead"))).toBeTruthy();
  expect(screen.getByText(t("auth.trial.memberWaits", { name: "ana" }))).toBeTruthy();
  expect(screen.getByRole("link", { name: t("auth.trial.memberStay") }).getAttribute("href")).toBe("/m/home");

  fireEvent.click(screen.getByRole("button", { name: t("auth.trial.start") }));
  await waitFor(() => expect(sessionStore.getState().session).toMatchObject({ userName: "prueba_1" }));
  expect(sessionStore.setAside()).toEqual(ana);
  sessionStore.trialLeft();
  expect(sessionStore.getState().session).toEqual(ana);
});

it("offers an account to a guest", async () => {
  const t = await open();
  expect(screen.getByText(t("auth.trial.lead"))).toBeTruthy();
  expect(screen.getByRole("link", { name: t("auth.toRegister") })).toBeTruthy();
});
