// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { RecordFilter } from "@volado/domain/records";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToast } from "../../../shared/overlays/toast-store.ts";
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
function Toast() {
  return <p>{useToast()?.text}</p>;
}
const list = (of = filter) => (
  <>
    <RecordList filter={of} onReset={onReset} />
    <Toast />
  </>
);
const open = (...answers: readonly PartAnswer[]) => openPart(list(), { "/api/member/transactions": answers });

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

it.each([
  ["O", undefined, "text"],
  ["A", "pending", "text"],
  ["A", undefined, "period"],
] as const)(
  "names the filters in an empty list only if there are any: type %s, state %s",
  async (type, state, text) => {
    const { t } = await openPart(list({ ...filter, type, state }), { "/api/member/transactions": [page()] });
    expect(await screen.findByText(t(`records.empty.${text}`))).toBeTruthy();
  },
);

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

it("shows the return of a rejected withdrawal as money that arrived", async () => {
  const returned = { ...record, kind: "withdrawal-return", state: "rejected", amount: "505.00" };
  const { t } = await open(page(returned));
  const [row] = await screen.findAllByRole("listitem");
  expect(row?.textContent).toContain(t("records.states.returned"));
  expect(row?.querySelector("[data-gain] b")?.textContent).toBe("+$505.00");
  expect(row?.querySelector("[data-state=rejected]")).toBe(null);
});

it("shows a play's net result, and in its details type, vendor, selection, stake and win", async () => {
  const played = { ...record, kind: "play", state: "done" };
  const slip = { home: "Halcones", away: "Sierra", pick: "X", odds: "3.15" };
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
      `${t("records.facts.result")}: ${t("records.noResult")}`,
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

it("shows a lottery ticket's draw and picks", async () => {
  const ticket = {
    ...record,
    kind: "play",
    state: "pending",
    amount: "-20.00",
    subject: "Keno Turbo",
    play: {
      gameType: "ELOTT",
      vendorName: "Quiniela",
      stake: "20.00",
      slip: { draw: "20261122-725", picks: ["04", "17"] },
    },
  };
  const { t } = await open(page(ticket));
  const text = t("records.ticket", { draw: "20261122-725", picks: "04 17" });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

it.each([
  ["-10.00", "to"],
  ["10.00", "from"],
] as const)("names the other side of a transfer of %s", async (amount, side) => {
  const transfer = { ...record, kind: "transfer", state: "done", amount, counterparty: "paula_0012" };
  const { t } = await open(page(transfer));
  expect(await screen.findByText(t(`records.${side}`, { name: "paula_0012" }))).toBeTruthy();
});

describe("the file of all records", () => {
  const files: Blob[] = [];
  const names: string[] = [];

  beforeEach(() => {
    files.length = 0;
    names.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return "blob:1";
        },
        revokeObjectURL: () => undefined,
      }),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  const transfer = { ...record, kind: "transfer", state: "done", amount: "-10.00", balance: "90.00" };
  const first = page({ ...transfer, counterparty: "=paula" });
  const second = page({
    ...record,
    id: "6",
    kind: "play",
    state: "done",
    amount: "7.50",
    balance: "100.00",
    subject: "Campana",
    play: { gameType: "RNG", vendorName: "Jili", stake: "5.00", win: "12.50" },
  });
  const more = { value: { ...first.value, next: "5.5" } };

  it("has every page in the order of the list, and the days in its name", async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 29, 18));
    const { t, press, queries } = await open(more, more, second);
    await press(t("records.save"));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names).toEqual([`${t("records.file")}_2026-11-23_2026-11-29.csv`]);
    expect(queries.slice(1).map((query) => [query.get("after"), query.get("pageSize")])).toEqual([
      [null, "100"],
      ["5.5", "100"],
    ]);
    const [, ...rows] = ((await files[0]?.text()) ?? "").trim().split("\r\n");
    const day = "2026-11-22 12:03";
    expect(rows).toEqual([
      `${day},${t("records.kinds.transfer")},,,'=paula,${t("records.states.done")},,,-10.00,90.00,72C3A283`,
      `${day},${t("records.kinds.play")},Campana,,,${t("records.states.done")},5.00,12.50,7.50,100.00,72C3A283`,
    ]);
  });

  it("is not saved if a page fails", async () => {
    const { t, press } = await open(more, more, "refused");
    await press(t("records.save"));
    expect(await screen.findByText(t("records.saveFailed"))).toBeTruthy();
    expect(files).toEqual([]);
  });
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
