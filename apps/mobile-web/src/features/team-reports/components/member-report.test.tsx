// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { teamFilterFromSearch } from "@volado/domain/agency";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { MemberReport } from "./member-report.tsx";

const { value } = samples.getTeamReport;
const [agent] = value.path;
const line = (id: string, team: number, own = false) => {
  return { ...value.totals, id, own, member: { ...agent, id, name: id, level: 1, upline: "ana", team } };
};

/** Opens the list of members with these lines; returns how many there are, as text. */
const open = async (list: readonly object[], search = "") => {
  const filter = teamFilterFromSearch(new URLSearchParams(search));
  const report = { ...value, path: [agent], list, totalCount: list.length };
  const { t } = await openPart(
    <MemberReport name="members" filter={filter} onChange={() => undefined} hrefOf={() => "/m/team"} />,
    { "/api/agent/team/report": [{ value: report }] },
  );
  const row = async (name: string) => (await screen.findByText(name)).closest("article")?.textContent;
  return { t, row };
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

it("says of each line whether its figures include the member's team", async () => {
  const { t, row } = await open([line("alone", 4, true), line("leader", 4), line("player", 0)]);
  expect(await row("alone")).toContain(t("agency.alone"));
  expect(await row("leader")).toContain(t("agency.member.withTeam"));
  expect(await row("player")).not.toMatch(new RegExp(`${t("agency.alone")}|${t("agency.member.withTeam")}`));
  expect(screen.getByText(t("agency.count", { count: 3 }))).toBeTruthy();
});

it("separates what includes the team from what is the member's own", async () => {
  const { t, row } = await open([line("leader", 4)]);
  const text = (await row("leader")) ?? "";
  const places = [
    t("agency.member.withTeam"),
    t("agency.fields.stake"),
    t("agency.fields.teamBalance"),
    t("agency.fields.deposit"),
    t("agency.fields.joinedAt"),
    t("agency.fields.lastLoginAt"),
  ].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const own = text.lastIndexOf(t("agency.member.account"));
  expect(own).toBeGreaterThan(text.indexOf(t("agency.fields.withdrawal")));
  expect(own).toBeLessThan(text.indexOf(t("agency.fields.joinedAt")));
});

it.each(["only=idle", "name=luz"])("counts members of every level with %s", async (search) => {
  const { t } = await open([line("luz_1", 0, true), line("luz_2", 2, true)], search);
  expect(await screen.findByText(t("agency.everyLevel", { count: 2 }))).toBeTruthy();
});
