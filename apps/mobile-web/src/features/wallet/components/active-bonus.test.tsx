// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useBalanceVisibility } from "../../../shared/session/hideable-balance.tsx";
import { closePart, openPart, type PartAnswer, signInAna } from "../../../shared/testing/open-part.tsx";
import { pesos } from "../../../shared/testing/pesos.ts";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { ActiveBonusCard } from "./active-bonus.tsx";

const bonus = {
  id: "B-1",
  title: "Recarga 50%",
  remaining: pesos(50),
  wagered: pesos(120),
  wager: pesos(500),
  inBets: pesos(0),
};
const open = (...answers: readonly PartAnswer[]) => openCard(bonus, ...answers);
const openCard = (shown: typeof bonus, ...answers: readonly PartAnswer[]) =>
  openPart(<ActiveBonusCard bonus={shown} />, { "/api/member/bonus/give-up": answers });

beforeEach(() => signInAna());
beforeEach(stubDialogs);
afterEach(closePart);

it("shows the bonus money and the progress of its wagering", async () => {
  const { t } = await open();
  const card = within(screen.getByRole("region", { name: "Recarga 50%" }));
  expect(card.getByText("$50.00")).toBeTruthy();
  const progress = t("activeBonus.progress", { wagered: "$120.00", wager: "$500.00" });
  expect(card.getByRole("progressbar", { name: progress })).toHaveProperty("position", 0.24);
  act(() => useBalanceVisibility.getState().setHidden(true));
  expect(card.queryByText("$50.00")).toBe(null);
  act(() => useBalanceVisibility.getState().setHidden(false));
});

it("is given up only after a confirmation, which says what is lost", async () => {
  const { t, press, requests } = await open("refused", { value: { amount: "50.00", currency: "MXN" } });
  await press(t("activeBonus.giveUp"));
  expect(screen.getByText(t("activeBonus.confirm.text", { amount: "$50.00" }))).toBeTruthy();
  expect(screen.getByRole("alertdialog").textContent).not.toContain("$0.00");
  await press(t("common.cancel"));
  expect(requests).toEqual([]);

  await press(t("activeBonus.giveUp"));
  await press(t("activeBonus.confirm.yes"));
  expect(await screen.findByRole("alert")).toBeTruthy();
  await press(t("activeBonus.giveUp"));
  await press(t("activeBonus.confirm.yes"));
  expect(requests).toHaveLength(2);
});

it("says before it is given up that its money in open bets is lost too", async () => {
  const { t, press } = await openCard({ ...bonus, inBets: pesos(60) });
  await press(t("activeBonus.giveUp"));
  expect(screen.getByText(t("activeBonus.confirm.text", { amount: "$110.00" }))).toBeTruthy();
  expect(screen.getByText(t("activeBonus.inBets", { amount: "$60.00" }))).toBeTruthy();
});
