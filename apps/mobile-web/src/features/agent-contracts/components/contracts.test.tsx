// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { contractQueries } from "@volado/api-client/query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { type StubAnswer, stubGateway } from "../../../shared/testing/stub-gateway.ts";
import { Contracts } from "./contracts.tsx";

vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () => ({ token: "token", userName: "ana", type: 1 }),
}));

/** A contract as the gateway sends it, with these overrides. */
const wireContract = (over: object = {}) => ({
  id: "C-1",
  kind: "daily-salary",
  state: "offered",
  offeredBy: "corredor",
  offeredAt: 1_000,
  answerBefore: Date.UTC(2030, 0, 1),
  answeredAt: null,
  validUntil: null,
  endedAt: null,
  basis: "turnover",
  period: "day",
  currency: "MXN",
  tiers: [{ from: "50000.00", activeMembers: 5, pay: { type: "percent", percent: "0.30" } }],
  ...over,
});

const active = wireContract({ state: "active", answeredAt: 2_000 });
const refused = wireContract({ state: "refused", answeredAt: 2_000 });

/** Opens the page with these gateway responses. */
const open = async (lists: readonly StubAnswer[], answers: readonly StubAnswer[] = []) => {
  const gateway = stubGateway({
    "/contracts/answer": answers,
    "/contracts": lists.map((list) =>
      Array.isArray(list) ? { serverTime: Date.UTC(2026, 10, 22), contracts: list } : list,
    ),
  });
  const {
    t,
    press,
    site: { client, queries },
  } = await openPart(<Contracts kind="daily-salary" />, gateway.fetch);
  const confirm = async (name: string) => {
    const dialog = await screen.findByRole("alertdialog");
    fireEvent.click(within(dialog).getByRole("button", { name }));
    return dialog;
  };
  const { queryKey: requests } = contractQueries.requests(client, "ana");
  return { t, sent: gateway.sent, press, confirm, queries, requests };
};

beforeEach(stubDialogs);
afterEach(cleanup);

describe("contracts", () => {
  it("show a skeleton while loading, and an empty state without an alert when there are none", async () => {
    const { t } = await open([[]]);
    expect(screen.getByRole("status").textContent).toBe(t("contracts.loading"));
    expect(await screen.findByText(t("contracts.empty.title"))).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("show pay, offering agent and history", async () => {
    const { t } = await open([[wireContract(), { ...refused, id: "C-0" }]]);
    const table = await screen.findAllByRole("table");
    expect(table[0]?.textContent).toContain("$50,000.00");
    expect(table[0]?.textContent).toContain("0.3");
    expect(table[0]?.textContent).toContain("$150.00");
    expect(screen.getAllByText("corredor").length).toBeGreaterThan(0);
    expect(screen.getByText(t("contracts.states.refused"))).toBeTruthy();
  });
});

describe("an answer", () => {
  it("clears home's cached requests, so they are fetched again", async () => {
    const { t, press, confirm, queries, requests } = await open([[wireContract()], [active]], [active]);
    queries.setQueryData(requests, ["daily-salary"]);
    await press(t("contracts.accept"));
    await confirm(t("contracts.accept"));
    expect(await screen.findByText(t("contracts.current"))).toBeTruthy();
    expect(queries.getQueryData(requests)).toBe(undefined);
  });

  it("needs confirmation, is sent once, and updates the page", async () => {
    const { t, sent, press, confirm } = await open([[wireContract()], [active]], [active]);
    await press(t("contracts.accept"));
    expect(sent).toEqual([]);
    const dialog = await confirm(t("contracts.accept"));
    // Simulates a double tap.
    fireEvent.click(within(dialog).getByRole("button", { name: t("contracts.accept") }));
    expect(await screen.findByText(t("contracts.current"))).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ contractId: "C-1", accept: true }]);
  });

  it("is retried with the same key after a failure, and the offer stays open meanwhile", async () => {
    const { t, sent, press, confirm } = await open(
      [[wireContract()], [refused]],
      [{ refused: "invalid_input" }, refused],
    );
    await press(t("contracts.refuse"));
    const dialog = await confirm(t("contracts.refuse"));
    expect((await within(dialog).findByRole("alert")).textContent).toBe(t("errors.invalidInput"));
    expect(screen.getByText(t("contracts.request"))).toBeTruthy();
    await confirm(t("contracts.refuse"));
    expect(await screen.findByText(t("contracts.states.refused"))).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("that comes too late shows the offer's current state", async () => {
    const { t, press, confirm } = await open(
      [[wireContract()], [wireContract({ state: "withdrawn", endedAt: 3_000 })]],
      [{ refused: "conflict" }],
    );
    await press(t("contracts.accept"));
    await confirm(t("contracts.accept"));
    expect(await screen.findByText(t("contracts.states.withdrawn"))).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(t("contracts.request"))).toBe(null));
  });
});
