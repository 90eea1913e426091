// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { teamFilterFromSearch } from "@volado/domain/agency";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { MemberPage } from "./member-page.tsx";

const { value } = samples.getTeamReport;
const [agent] = value.path;
const member = { ...agent, id: "T-0007", name: "beto_0007", level: 2, upline: "carla_0001", team: 0 };
const report = {
  ...value,
  path: [agent, member],
  list: [{ ...value.totals, id: "T-0007", member, own: true }],
};

const open = (transfers: number) => {
  const onTransfer = vi.fn((_member: unknown, event: { preventDefault(): void }) => event.preventDefault());
  const filter = teamFilterFromSearch(new URLSearchParams({ member: "T-0007" }));
  const answers = {
    "/api/agent/team/report": [{ value: report }],
    "/api/status": [{ value: { info: { whitelabel: { AGENTRANSMULTDOWN3: transfers } } } }],
  };
  const part = openPart(<MemberPage filter={filter} teamHref="/m/team" onTransfer={onTransfer} />, answers);
  return part.then(({ t }) => ({ t, onTransfer }));
};

beforeEach(() => signInAna(1));
afterEach(closePart);

it("shows the member's place and account, and hands the member to the transfer", async () => {
  const { t, onTransfer } = await open(1);
  expect(await screen.findByRole("heading", { name: "beto_0007" })).toBeTruthy();
  const place = [t("agency.level", { level: 2 }), t("agency.below", { name: "carla_0001" })];
  expect(screen.getByText(place.join(" · "))).toBeTruthy();
  const [won, lost] = ["agency.result.wonAlone", "agency.result.lostAlone"] as const;
  const result = [won, lost].map((key) => t(key, { amount: "" }).split(" ")[0]);
  expect(document.body.textContent).toMatch(new RegExp(`(${result.join("|")}) \\$`));
  // Nobody below: no figures of a team.
  expect(screen.queryByText(t("agency.member.withTeam"))).toBe(null);
  fireEvent.click(await screen.findByRole("link", { name: t("agency.member.transfer") }));
  expect(onTransfer.mock.calls[0]?.[0]).toMatchObject({ id: "T-0007", name: "beto_0007" });
});

it("offers no transfer where the merchant has none", async () => {
  const { t } = await open(0);
  expect(await screen.findByRole("heading", { name: "beto_0007" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: t("agency.member.transfer") })).toBe(null);
});
