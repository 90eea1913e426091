// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { teamFilterFromSearch } from "@volado/domain/agency";
import { moneyOf } from "@volado/domain/money";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { TypeTable } from "./overview.tsx";
import { TeamTotals } from "./team-totals.tsx";

const { value } = samples.getTeamReport;
const slots = { ...value.totals, id: "RNG", name: "RNG", own: false };

const open = (list: readonly object[]) =>
  openPart(<TypeTable filter={teamFilterFromSearch(new URLSearchParams())} />, {
    "/api/agent/team/report": [{ value: { ...value, list } }],
  });

beforeEach(() => signInAna(1));
afterEach(closePart);

it("has a row for each type that was played", async () => {
  const { t } = await open([slots]);
  expect(await screen.findByText(t("shell.categories.RNG"))).toBeTruthy();
  expect(screen.queryByText(t("agency.typesEmpty"))).toBe(null);
});

it.each([
  ["no line", []],
  ["a line without stakes", [{ ...slots, stake: "0.00" }]],
])("shows an empty state: %s", async (_which, list) => {
  const { t } = await open(list);
  expect(await screen.findByText(t("agency.typesEmpty"))).toBeTruthy();
  expect(screen.queryByRole("table")).toBe(null);
});

it.each([
  [150_000, "+$1,500.00", "won"],
  [-150_000, "−$1,500.00", "lost"],
] as const)("the totals of %d centavos show the sign and say who won", async (centavos, shown, result) => {
  const nothing = moneyOf(0, "MXN");
  const sums = { stake: nothing, win: nothing, deposit: nothing, withdrawal: nothing, bonus: nothing };
  const totals = { ...sums, rebate: nothing, betCount: 0, bettors: 0, profit: moneyOf(centavos, "MXN") };
  const { t } = await openPart(
    <TeamTotals totals={totals} shown={["profit"]} period={{ type: "days", days: 7 }} />,
    {},
  );
  expect(screen.getByText(shown)).toBeTruthy();
  const note = screen.getByText(t(`agency.result.${result}`, { amount: "$1,500.00" }), { exact: false });
  expect(note.textContent).toContain(t("agency.result.signs"));
});
