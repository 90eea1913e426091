// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { RecordFilter } from "@volado/domain/records";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useBalanceVisibility } from "../../../shared/session/hideable-balance.tsx";
import { closePart, openPart, type PartAnswer, signInAna } from "../../../shared/testing/open-part.tsx";
import { stubScreen } from "../../../shared/testing/stub-screen.ts";
import { RecordList } from "./record-list.tsx";

const filter: RecordFilter = { type: "O", state: undefined, period: { type: "days", days: 7 } };
const record = {
  id: "5",
  kind: "deposit",
  state: "pending",
  amount: "3200.00",
  balance: null,
  at: 1_795_370_609_877,
  reference: "72C3A283",
};
const page = (...records: readonly object[]) => ({
  value: { records, currency: "MXN", totals: { count: records.length, into: "3200.00", outOf: "0.00" } },
});

const onReset = vi.fn();
const open = (...answers: readonly PartAnswer[]) =>
  openPart(<RecordList filter={filter} onReset={onReset} />, { "/api/member/transactions": answers });

beforeEach(() => {
  stubScreen();
  signInAna();
  onReset.mockClear();
});
afterEach(() => {
  closePart();
  useBalanceVisibility.getState().setHidden(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows a failure, not an empty list, and loads on retry", async () => {
  const { t, press } = await open("refused", page(record));
  expect(screen.getByRole("status").textContent).toBe(t("records.loading"));
  expect(await screen.findByText(t("records.failed"))).toBeTruthy();
  expect(screen.queryByText(t("records.empty.title"))).toBe(null);
  await press(t("common.retry"));
  expect(await screen.findByRole("list", { name: t("records.list") })).toBeTruthy();
});

it("offers to reset the filter if it is empty", async () => {
  const { t, press } = await open(page());
  expect(await screen.findByText(t("records.empty.title"))).toBeTruthy();
  await press(t("records.empty.reset"));
  expect(onReset).toHaveBeenCalledOnce();
});

it("shows income with a plus sign, and links a pending deposit", async () => {
  const { t } = await open(page(record));
  expect((await screen.findAllByText("+$3,200.00")).length).toBeGreaterThan(0);
  expect(screen.getAllByText(t("records.states.pending")).length).toBeGreaterThan(0);
  const link = screen.getByText(t("records.deposit")).closest("a");
  expect(link?.getAttribute("href")).toBe("/m/voucherCenter?deposit=5");
});

it("shows expenses with a minus sign, and no cancellation of a withdrawal", async () => {
  const { t } = await open(page({ ...record, kind: "withdrawal", amount: "-100.50" }));
  expect((await screen.findAllByText(/^[-−]\$100\.50$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(t("records.deposit"))).toBe(null);
});

it("shows a play's net result, and in its details type, vendor, selection, stake and win", async () => {
  const played = { ...record, kind: "play", state: "done" };
  const slip = { home: "Halcones", away: "Sierra", selection: "X", odds: "3.15" };
  const bet = {
    ...played,
    state: "pending",
    amount: "-20.00",
    subject: "FB Deportes",
    play: { gameType: "SPORTS", vendorName: "FB Deportes", stake: "20.00", slip },
  };
  const spin = {
    ...played,
    id: "6",
    amount: "7.50",
    subject: "Campana",
    play: { gameType: "RNG", vendorName: "Jili", stake: "5.00", win: "12.50" },
  };
  const { t } = await open(page(bet, spin));
  const [sports, slot] = await screen.findAllByRole("listitem");
  const facts = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll("dt") ?? [])].map(
      (name) => `${name.textContent}: ${name.nextSibling?.textContent}`,
    );
  const selection = `Halcones – Sierra: ${t("records.draw")} · 3.15`;
  expect(facts(sports)).toEqual(
    expect.arrayContaining([
      `${t("records.facts.state")}: ${t("records.states.pending")}`,
      `${t("records.facts.type")}: ${t("shell.categories.SPORTS")}`,
      `${t("records.facts.selection")}: ${selection}`,
      `${t("records.facts.stake")}: $20.00`,
      `${t("records.facts.result")}: -$20.00`,
    ]),
  );
  expect(sports?.textContent).not.toContain(t("records.facts.win"));
  expect(facts(slot)).toEqual(
    expect.arrayContaining([
      `${t("records.facts.vendor")}: Jili`,
      `${t("records.facts.stake")}: $5.00`,
      `${t("records.facts.win")}: $12.50`,
      `${t("records.facts.result")}: +$7.50`,
    ]),
  );
  expect(slot?.textContent).not.toContain(t("records.facts.selection"));
});

it.each([
  ["-10.00", "to"],
  ["10.00", "from"],
] as const)("names the other side of a transfer of %s", async (amount, side) => {
  const transfer = { ...record, kind: "transfer", state: "done", amount, counterparty: "paula_0012" };
  const { t } = await open(page(transfer));
  expect(await screen.findByText(t(`records.${side}`, { name: "paula_0012" }))).toBeTruthy();
});

it("masks the balance while it is hidden", async () => {
  useBalanceVisibility.getState().setHidden(true);
  const { t } = await open(page({ ...record, state: "done", balance: "4321.00" }));
  const label = await screen.findByText(t("records.facts.balance"));
  expect(label.nextSibling?.textContent).toBe(`*****${t("shell.balanceHidden")}`);
  expect(screen.queryByText("$4,321.00")).toBe(null);
});

it("fetches records up to the end of the merchant's day, even if UTC has another date", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 3), toFake: ["Date"] });
  const { queries } = await open("refused");
  await waitFor(() => expect(queries).not.toEqual([]));
  expect(Number(queries[0]?.get("to"))).toBe(Date.UTC(2026, 10, 25, 6));
});
