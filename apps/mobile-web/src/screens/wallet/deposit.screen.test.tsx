// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubDeposits, wireDeposit, wireOptions } from "../../features/deposit/testing/deposit-gateway.ts";
import { sessionDrafts } from "../../shared/forms/session-drafts.ts";
import { leftGame } from "../../shared/navigation/left-game.ts";
import { openPart } from "../../shared/testing/open-part.tsx";
import type { StubAnswer } from "../../shared/testing/stub-gateway.ts";
import { DepositDesk } from "./deposit.screen.tsx";

vi.mock("../../shared/session/session-store.ts", async (original) => ({
  ...(await original<typeof import("../../shared/session/session-store.ts")>()),
  useSession: () => ({ token: "token", userName: "ana", type: 0 }),
}));

/** Opens the page with these gateway responses. */
const open = async (
  answers: { readonly options?: readonly StubAnswer[]; readonly created?: readonly StubAnswer[] } = {},
  newLayout = true,
  at?: string,
) => {
  const gateway = stubDeposits(answers);
  const { t, press, place } = await openPart(<DepositDesk newLayout={newLayout} />, gateway.fetch, at);
  const type = async (value: string) =>
    fireEvent.change(await screen.findByLabelText(t("deposit.amount")), { target: { value } });
  return { t, sent: gateway.sent, type, press, place };
};

beforeEach(() => {
  // jsdom does not implement it.
  Element.prototype.scrollTo = () => undefined;
  sessionDrafts.delete("deposit");
});
afterEach(cleanup);

describe("deposit methods", () => {
  it("show a skeleton while loading, and an empty state without an alert", async () => {
    const { t } = await open({ options: [wireOptions({ methods: [] })] });
    expect(screen.getByRole("status").textContent).toBe(t("deposit.loading"));
    expect(await screen.findByText(t("deposit.none.title"))).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("are a strip of names in the plain layout, and cards with limits in the new one", async () => {
    await open({}, false);
    expect(await screen.findByRole("radio", { name: "SPEI" })).toBeTruthy();
    cleanup();
    await open();
    expect(await screen.findByRole("radio", { name: /SPEI.*\$100\.00.*\$5,000\.00/ })).toBeTruthy();
  });
});

it("the balance is above the form", async () => {
  await open();
  expect(await screen.findByText("$12,500.00")).toBeTruthy();
});

it("the form knows how much of it the phone's keyboard covers", async () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight - 300, offsetTop: 40 });
  vi.stubGlobal("visualViewport", seen);
  const { t } = await open();
  const form = (await screen.findByLabelText(t("deposit.amount"))).closest("form");
  seen.dispatchEvent(new Event("resize"));
  expect(form?.style.getPropertyValue("--app-keyboard")).toBe("260px");
  vi.unstubAllGlobals();
});

it("the way back to a game stands above the form", async () => {
  leftGame.set("/m/play?node=1&game=2&vendor=JL&type=RNG");
  const { t } = await open();
  const form = (await screen.findByLabelText(t("deposit.amount"))).closest("form");
  expect(form?.previousElementSibling?.textContent).toBe(t("deposit.backToGame"));
  leftGame.forget();
});

describe("the latest deposits", () => {
  it("show an empty state when there are none", async () => {
    const { t } = await open();
    const latest = await screen.findByRole("region", { name: t("deposit.latest") });
    expect(latest.textContent).toContain(t("deposit.latestEmpty"));
    expect(screen.queryByRole("alert")).toBe(null);
  });
});

describe("a deposit", () => {
  it.each([
    ["", "empty"],
    ["diez", "format"],
    ["1.250", "format"],
    ["12,50,00", "format"],
    ["99.99", "low"],
    ["5000.01", "high"],
  ] as const)("of %j is not sent", async (typed, problem) => {
    const { t, sent, type, press } = await open();
    await type(typed);
    await press(t("deposit.continue"));
    const limits = { min: "$100.00", max: "$5,000.00" };
    expect(await screen.findByText(t(`deposit.amountProblems.${problem}`, limits))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(t("deposit.amount")));
    expect(sent).toEqual([]);
  });

  it("offers only quick amounts within the limits", async () => {
    const [transfer] = wireOptions().methods;
    const quickAmounts = ["99.00", "100.00", "200.50", "5000.00", "5001.00"];
    await open({ options: [wireOptions({ methods: [{ ...transfer, quickAmounts }] })] });
    expect(await screen.findByRole("button", { name: "$5,000" })).toBeTruthy();
    const offered = screen.getAllByRole("button", { name: /^\$/ }).map(({ textContent }) => textContent);
    expect(offered).toEqual(["$100", "$200.50", "$5,000"]);
  });

  it("with a quick amount survives a reload", async () => {
    const { t, type, press } = await open();
    await type("500");
    await press("$200");
    cleanup();
    await open();
    expect(await screen.findByLabelText(t("deposit.amount"))).toHaveProperty("value", "200");
  });

  it.each([
    ["the method", /Tarjeta/],
    ["the bonus", "Mitad"],
  ])("restores %s after a reload, even if nothing was typed", async (_which, name) => {
    await open();
    fireEvent.click(await screen.findByRole("radio", { name }));
    cleanup();
    await open();
    expect(await screen.findByRole("radio", { name })).toHaveProperty("checked", true);
  });

  it("has the bonus that its address names, until another is chosen", async () => {
    sessionDrafts.set("deposit", { bonusId: "other" }, "ana");
    const { t, place } = await open({}, true, "/m/voucherCenter?bonus=half");
    expect(await screen.findByRole("radio", { name: "Mitad" })).toHaveProperty("checked", true);
    fireEvent.click(screen.getByRole("radio", { name: t("deposit.bonus.none") }));
    expect(place()).toBe("/m/voucherCenter");
    expect(screen.getByRole("radio", { name: "Mitad" })).toHaveProperty("checked", false);
  });

  it("is validated against the selected method", async () => {
    const { t, type, press } = await open({ created: [wireDeposit()] });
    await type("60");
    fireEvent.click(await screen.findByRole("radio", { name: /Tarjeta/ }));
    await press(t("deposit.continue"));
    expect(await screen.findByText("/m/voucherCenter?deposit=D-1")).toBeTruthy();
  });

  it("shows the bonus terms, and is not sent if too small for the bonus", async () => {
    const { t, sent, type, press } = await open({ created: [wireDeposit()] });
    await type("200");
    fireEvent.click(await screen.findByRole("radio", { name: "Mitad" }));
    expect(screen.getByText(t("deposit.bonus.tooSmall", { min: "$300.00" }))).toBeTruthy();
    await press(t("deposit.continue"));
    expect(sent).toEqual([]);
    await type("400");
    // Half of 400, ten times.
    expect(screen.getByText("$2,000.00")).toBeTruthy();
    const terms = { bonus: "$200.00", wager: "$2,000.00" };
    expect(screen.getByText(t("deposit.bonus.explain", terms))).toBeTruthy();
    await press(t("deposit.continue"));
    expect(await screen.findByText("/m/voucherCenter?deposit=D-1")).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ methodId: "spei", amount: 400, bonusId: "half" }]);
  });

  const figures = { remaining: "50.00", wagered: "120.00", wager: "500.00", inBets: "0.00" };
  const bonus = { id: "B-1", title: "Recarga", ...figures };
  it.each([
    ["active", { bonus }],
    ["waiting", { bonusWaiting: true }],
  ] as const)("has no bonus to choose while another is %s, and says why", async (reason, over) => {
    const { t, sent, type, press } = await open({ options: [wireOptions(over)], created: [wireDeposit()] });
    sessionDrafts.set("deposit", { bonusId: "half" }, "ana");
    expect(await screen.findByText(t(`deposit.bonus.unavailable.${reason}`))).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "Mitad" })).toBe(null);
    await type("400");
    await press(t("deposit.continue"));
    expect(await screen.findByText("/m/voucherCenter?deposit=D-1")).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ methodId: "spei", amount: 400 }]);
  });

  it("that was refused retains its amount, and is sent again with the same key", async () => {
    const { t, sent, type, press } = await open({ created: [{ refused: "invalid_input" }, wireDeposit()] });
    await type("400");
    await press(t("deposit.continue"));
    expect((await screen.findByRole("alert")).textContent).toBe(t("errors.invalidInput"));
    expect(screen.getByLabelText(t("deposit.amount"))).toHaveProperty("value", "400");
    await press(t("deposit.continue"));
    expect(await screen.findByText("/m/voucherCenter?deposit=D-1")).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });
});
