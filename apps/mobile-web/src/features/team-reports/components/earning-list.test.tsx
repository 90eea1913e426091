// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { EarningKind } from "@volado/domain/agency";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { EarningList } from "./earning-list.tsx";

const { value } = samples.listEarnings;
const [rebate, dividend] = value.list;

const open = async (kind: EarningKind, earning: object) => {
  const part = <EarningList kind={kind} period={{ type: "days", days: 30 }} />;
  const { t } = await openPart(part, { "/api/agent/earnings": [{ value: { ...value, list: [earning] } }] });
  const row = await screen.findByRole("listitem");
  const facts = [...row.querySelectorAll("dl > div")].map(({ children }) =>
    [...children].map((one) => one.textContent),
  );
  return { t, row, facts };
};

/** jsdom has none. */
class ObserverStub {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", ObserverStub);
  signInAna(1);
});
afterEach(closePart);

it("a rebate opens to each difference of rates, before rounding, and the amount paid", async () => {
  const { t, row, facts } = await open(EarningKind.Rebate, rebate ?? {});
  const share = (rate: string, base: string) => t("agency.earnings.lines.share", { rate, base });
  expect(within(row).getByText(t("agency.earnings.of.turnover", { base: "$194,115.00" }))).toBeTruthy();
  expect(facts).toEqual([
    [share("0.35%", "$120,430.00"), "$421.505"],
    [share("0.19%", "$73,685.00"), "$140.0015"],
    [t("agency.earnings.lines.own-share", { rate: "0.08%", base: "$790.00" }), "$0.632"],
    [t("agency.earnings.lines.sum"), "$562.13"],
  ]);
});

it("a dividend opens to the net loss, the tier that was reached and its share", async () => {
  const { t, row, facts } = await open(EarningKind.Dividend, dividend ?? {});
  const reached = { from: "$20,000.00", activeMembers: 5, active: 143 };
  expect(within(row).getByText(t("agency.earnings.of.net-loss", { base: "$21,000.15" }))).toBeTruthy();
  expect(facts).toEqual([
    [t("agency.earnings.lines.stake"), "$194,115.00"],
    [t("agency.earnings.lines.win"), "$171,114.85"],
    [t("agency.earnings.lines.bonus"), "$2,000.00"],
    [t("agency.earnings.lines.loss"), "$21,000.15"],
    [t("agency.earnings.lines.tier"), t("agency.earnings.lines.reached", reached)],
    [t("agency.earnings.lines.share", { rate: "8%", base: "$21,000.15" }), "$1,680.012"],
    [t("agency.earnings.lines.sum"), "$1,680.01"],
  ]);
});

it("a contract that began within a day names the time from which it paid", async () => {
  const part = { from: Date.parse("2026-10-30T13:57:00Z"), to: Date.parse("2026-11-01T06:00:00Z") };
  const { t, row } = await open(EarningKind.Dividend, { ...dividend, ...part });
  const days = t("agency.span", { from: "30 oct 2026, 07:57", to: "31 oct 2026" });
  expect(within(row).getByText(days)).toBeTruthy();
});

it("a fixed salary opens to its tier and pay", async () => {
  const tier = { type: "tier", from: "500.00", activeMembers: 1, active: 2 };
  const lines = [tier, { type: "fixed", amount: "5.00" }];
  const { t, facts } = await open(EarningKind.HourlySalary, { ...rebate, amount: "5.00", lines });
  expect(facts.slice(1)).toEqual([
    [t("agency.earnings.lines.fixed"), "$5.00"],
    [t("agency.earnings.lines.sum"), "$5.00"],
  ]);
});

it("a payment whose arithmetic is incomplete doesn't open", async () => {
  const lines = [...(rebate?.lines ?? []), { type: "unknown" }];
  const { row } = await open(EarningKind.Rebate, { ...rebate, lines });
  expect(within(row).getByText("$562.13")).toBeTruthy();
  expect(row.querySelector("details")).toBe(null);
});
