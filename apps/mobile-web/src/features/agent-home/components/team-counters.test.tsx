// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { DAY_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { merchant } from "../../../shared/merchant.ts";
import { closePart, openPart, type PartAnswer, signInAna } from "../../../shared/testing/open-part.tsx";
import { AgentFooter } from "./agent-footer.tsx";
import { AgentTools } from "./agent-tools.tsx";
import { TeamCounters } from "./team-counters.tsx";

const open = (...answers: readonly PartAnswer[]) =>
  openPart(<TeamCounters />, { "/api/agent/team/kpi": answers });

// Missing in jsdom.
Element.prototype.scrollTo = () => undefined;

beforeEach(() => {
  // The last hour of the merchant's day.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 1, 5, 30), toFake: ["Date"] });
  signInAna(1);
});
afterEach(() => {
  closePart();
  vi.useRealTimers();
});

it("shows today's four counters with their labels", async () => {
  const { t } = await open(samples.getTeamCounts);
  expect((await screen.findAllByText("566")).length).toBe(2);
  expect(screen.getByText("856")).toBeTruthy();
  expect(screen.getByText("66")).toBeTruthy();
  expect(screen.getByText(t("agency.byLink", { count: 3 }))).toBeTruthy();
  for (const name of ["loggedIn", "bettors", "registered", "online"] as const)
    expect(screen.getByText(t(`agency.counters.${name}`))).toBeTruthy();
});

it('requests the whole day in the merchant\'s time zone (Spec §7 "startDate, endDate (today)")', async () => {
  const { queries } = await open(samples.getTeamCounts);
  expect((await screen.findAllByText("566")).length).toBe(2);
  const request = queries.find((fields) => fields.has("startDate"));
  const [start, end] = ["startDate", "endDate"].map((name) => Number(request?.get(name)));
  const midnight = new Date(start ?? 0).toLocaleTimeString("sv", { timeZone: merchant.timeZone });
  expect(midnight).toBe("00:00:00");
  expect((end ?? 0) - (start ?? 0)).toBe(DAY_MS);
  expect(Date.now()).toBeGreaterThanOrEqual(start ?? Number.POSITIVE_INFINITY);
  expect(Date.now()).toBeLessThan(end ?? 0);
});

it("requests the period in the address, which a choice replaces", async () => {
  const { t, queries } = await openPart(
    <TeamCounters />,
    { "/api/agent/team/kpi": [samples.getTeamCounts] },
    "/m/agent?period=last-week",
  );
  await screen.findAllByText("566");
  const last = queries.findLast((fields) => fields.has("startDate"));
  // The 31st of October 2026 is a Saturday.
  expect(Number(last?.get("startDate"))).toBe(Date.UTC(2026, 9, 19, 6));
  expect(Number(last?.get("endDate"))).toBe(Date.UTC(2026, 9, 26, 6));
  fireEvent.click(screen.getByRole("radio", { name: t("period.this-month") }));
  expect(screen.getByTestId("place").textContent).toBe("/m/agent?period=this-month");
});

it("shows dashes instead of zeros after a failure, and loads on retry", async () => {
  const { t, press } = await open("refused", samples.getTeamCounts);
  expect(screen.getByRole("status").textContent).toBe(t("agency.countersLoading"));
  expect(await screen.findByText(t("agency.countersFailed"))).toBeTruthy();
  expect(screen.getAllByText("—")).toHaveLength(4);
  await press(t("common.retry"));
  expect(await screen.findByText("856")).toBeTruthy();
});

it.each([
  ["with", 1, true],
  ["without", 0, false],
])("the footer links to the dividend page for a merchant %s one", async (_which, enabled, shown) => {
  const { t } = await openPart(<AgentFooter />, {
    "/api/status": [{ value: { info: { whitelabel: { AGEDIVIDEND3: enabled } } } }],
  });
  const home = await screen.findByRole("link", { name: t("agency.footer.home") });
  expect(home.getAttribute("href")).toBe("/m/home");
  if (shown) expect(await screen.findByRole("link", { name: t("agency.footer.dividend") })).toBeTruthy();
  else expect(screen.queryByRole("link", { name: t("agency.footer.dividend") })).toBe(null);
});

it.each([
  ["an agent", 1, 1, ["links", "contracts"]],
  ["a type without contracts", 41, 1, ["links"]],
  ["an agent of a merchant without members' pages", 1, 0, ["contracts"]],
] as const)("the tools of %s link to what they may open", async (_who, type, members, shown) => {
  signInAna(type);
  const { t } = await openPart(<AgentTools unread={0} onService={() => {}} />, {
    "/api/status": [{ value: { info: { whitelabel: { DOWNMAN: members, AGEPAG: 1 } } } }],
  });
  await screen.findByRole("link", { name: t("agency.tool.overview") });
  for (const tool of ["links", "contracts"] as const)
    expect(screen.queryAllByRole("link", { name: t(`agency.tool.${tool}`) })).toHaveLength(
      shown.some((name) => name === tool) ? 1 : 0,
    );
});
