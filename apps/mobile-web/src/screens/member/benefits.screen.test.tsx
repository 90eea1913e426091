// @vitest-environment jsdom

import { screen, within } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePart, openPart, type PartAnswer, signInAna } from "../../shared/testing/open-part.tsx";
import { Club } from "./benefits.screen.tsx";

const open = (...answers: readonly PartAnswer[]) => openPart(<Club />, { "/api/member/benefits": answers });
const bronce = { ...Object(samples.getBenefits.value), label: "VIP Bronce" };

beforeEach(() => signInAna());
afterEach(closePart);

it("shows a skeleton while loading, and loads on retry after a failure", async () => {
  const { t, press } = await open("refused", samples.getBenefits);
  expect(screen.getByRole("status").textContent).toBe(t("benefits.loading"));
  expect(await screen.findByText(t("benefits.failed"))).toBeTruthy();
  await press(t("common.retry"));
  expect(await screen.findByRole("heading", { name: t("benefits.levels") })).toBeTruthy();
});

it("shows the amount missing to the next level", async () => {
  const { t } = await open({ value: { ...bronce, turnover: "49999.50" } });
  expect(
    await screen.findByText(t("benefits.missing", { amount: "$0.50", level: "VIP Plata" })),
  ).toBeTruthy();
  expect(screen.getByText(t("benefits.staked", { amount: "$49,999.50" }))).toBeTruthy();
});

it("shows when the next level is reached, and when there is none", async () => {
  const { t } = await open({ value: { ...bronce, turnover: "50000.00" } });
  expect(await screen.findByText(t("benefits.reached", { level: "VIP Plata" }))).toBeTruthy();
  closePart();
  signInAna();
  await open(samples.getBenefits);
  expect(await screen.findByText(t("benefits.top"))).toBeTruthy();
});

it("marks the member's level, with its threshold and benefits", async () => {
  const { t } = await open(samples.getBenefits);
  await screen.findByRole("heading", { name: t("benefits.levels") });
  const card = document.querySelector<HTMLElement>("[data-current]");
  if (!card) throw new Error("No level is marked.");
  expect(within(card).getByText(t("benefits.current"))).toBeTruthy();
  expect(within(card).getByRole("heading").textContent).toBe("VIP Plata");
  expect(within(card).getByText(t("benefits.from", { amount: "$50,000.00" }))).toBeTruthy();
  expect(within(card).getByText("$100.00")).toBeTruthy();
  expect(within(card).getByText(t("benefits.times", { times: "5", free: "2" }))).toBeTruthy();
  expect(screen.getByText(t("benefits.fromStart"))).toBeTruthy();
});

it.each([1, 15])("says that all of %d withdrawals are without a fee", async (count) => {
  const level = { name: "VIP Oro", from: "0.00", perks: [{ kind: "withdrawals", count, free: count }] };
  const { t } = await open({ value: { ...bronce, levels: [level] } });
  expect(await screen.findByText(t("benefits.timesAllFree", { count, times: String(count) }))).toBeTruthy();
});

it("shows what was paid, and what comes with the amount so far", async () => {
  const { t } = await open(samples.getBenefits);
  const card = async (title: string) => (await screen.findByRole("heading", { name: title })).parentElement;
  const coming = await card(t("benefits.coming"));
  const rows = [...(coming?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual([t("benefits.ifPlayed"), "$12.50"]);
  const paid = await card(t("benefits.paid"));
  expect(paid?.textContent).toContain("$37.03");
  closePart();
  signInAna();
  await open({ value: { ...bronce, paid: [], coming: [] } });
  await screen.findByRole("heading", { name: t("benefits.levels") });
  expect(screen.queryByText(t("benefits.paid"))).toBe(null);
});
