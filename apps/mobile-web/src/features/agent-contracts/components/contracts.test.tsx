// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { contractQueries } from "@volado/api-client/query";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { type StubAnswer, stubGateway } from "../../../shared/testing/stub-gateway.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
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

/** Opens the page with these gateway answers. */
const open = async (lists: readonly StubAnswer[], answers: readonly StubAnswer[] = []) => {
  const gateway = stubGateway({
    "/contracts/answer": answers,
    "/contracts": lists.map((list) =>
      Array.isArray(list) ? { serverTime: Date.UTC(2026, 10, 22), contracts: list } : list,
    ),
  });
  const { client, queries, texts, wrapper } = testSite(gateway.fetch);
  await loadTexts(texts, "agents");
  render(
    <MemoryRouter>
      <Contracts kind="daily-salary" />
    </MemoryRouter>,
    { wrapper },
  );
  const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
  const confirm = async (name: string) => {
    const dialog = await screen.findByRole("alertdialog");
    fireEvent.click(within(dialog).getByRole("button", { name }));
    return dialog;
  };
  const { queryKey: requests } = contractQueries.requests(client, "ana");
  return { texts, sent: gateway.sent, press, confirm, queries, requests };
};

beforeEach(stubDialogs);
afterEach(cleanup);

describe("contracts", () => {
  it("show a skeleton while loading, and an empty state without an alert when there are none", async () => {
    const { texts } = await open([[]]);
    expect(screen.getByRole("status").textContent).toBe(texts.t("contracts.loading"));
    expect(await screen.findByText(texts.t("contracts.empty.title"))).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("show pay, offering agent and history", async () => {
    const { texts } = await open([[wireContract(), { ...refused, id: "C-0" }]]);
    const table = await screen.findAllByRole("table");
    expect(table[0]?.textContent).toContain("$50,000.00");
    expect(table[0]?.textContent).toContain("0.3");
    expect(table[0]?.textContent).toContain("$150.00");
    expect(screen.getAllByText("corredor").length).toBeGreaterThan(0);
    expect(screen.getByText(texts.t("contracts.states.refused"))).toBeTruthy();
  });
});

describe("an answer", () => {
  it("clears home's cached requests, so they are fetched again", async () => {
    const { texts, press, confirm, queries, requests } = await open([[wireContract()], [active]], [active]);
    queries.setQueryData(requests, ["daily-salary"]);
    await press(texts.t("contracts.accept"));
    await confirm(texts.t("contracts.accept"));
    expect(await screen.findByText(texts.t("contracts.current"))).toBeTruthy();
    expect(queries.getQueryData(requests)).toBe(undefined);
  });

  it("needs confirmation, is sent once, and updates the page", async () => {
    const { texts, sent, press, confirm } = await open([[wireContract()], [active]], [active]);
    await press(texts.t("contracts.accept"));
    expect(sent).toEqual([]);
    const dialog = await confirm(texts.t("contracts.accept"));
    // Simulates a double tap.
    fireEvent.click(within(dialog).getByRole("button", { name: texts.t("contracts.accept") }));
    expect(await screen.findByText(texts.t("contracts.current"))).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ contractId: "C-1", accept: true }]);
  });

  it("is retried with the same key after a failure, and the offer stays open meanwhile", async () => {
    const { texts, sent, press, confirm } = await open(
      [[wireContract()], [refused]],
      [{ refused: "invalid_input" }, refused],
    );
    await press(texts.t("contracts.refuse"));
    const dialog = await confirm(texts.t("contracts.refuse"));
    expect((await within(dialog).findByRole("alert")).textContent).toBe(texts.t("errors.invalidInput"));
    expect(screen.getByText(texts.t("contracts.request"))).toBeTruthy();
    await confirm(texts.t("contracts.refuse"));
    expect(await screen.findByText(texts.t("contracts.states.refused"))).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("that comes too late shows the offer's current state", async () => {
    const { texts, press, confirm } = await open(
      [[wireContract()], [wireContract({ state: "withdrawn", endedAt: 3_000 })]],
      [{ refused: "conflict" }],
    );
    await press(texts.t("contracts.accept"));
    await confirm(texts.t("contracts.accept"));
    expect(await screen.findByText(texts.t("contracts.states.withdrawn"))).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(texts.t("contracts.request"))).toBe(null));
  });
});
