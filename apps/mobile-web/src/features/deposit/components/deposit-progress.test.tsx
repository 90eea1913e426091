// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leftGame } from "../../../shared/navigation/left-game.ts";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import type { StubAnswer } from "../../../shared/testing/stub-gateway.ts";
import { stubDeposits, wireDeposit } from "../testing/deposit-gateway.ts";
import { DepositProgress } from "./deposit-progress.tsx";

beforeEach(() => signInAna());
beforeEach(stubDialogs);

/** Opens a deposit with these gateway responses. */
const open = async (
  one: readonly StubAnswer[],
  receipts: readonly StubAnswer[] = [],
  cancelled: readonly StubAnswer[] = [],
) => {
  const gateway = stubDeposits({ one, receipts, cancelled });
  const { t, press } = await openPart(<DepositProgress depositId="D-1" />, gateway.fetch);
  const choose = async (...files: readonly File[]) =>
    fireEvent.change(await screen.findByLabelText(t("uploads.add"), { exact: false }), {
      target: { files },
    });
  const send = async () =>
    fireEvent.click(await screen.findByRole("button", { name: t("deposit.receipt.send") }));
  const addPicture = async () => {
    await choose(png("1.png"));
    await screen.findByRole("img", { name: "1.png" });
  };
  return { t, press, sent: gateway.sent, choose, addPicture, send };
};

const png = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], name, { type: "image/png" });
};

afterEach(() => {
  vi.unstubAllGlobals();
  closePart();
});

describe("deposit status", () => {
  it.each([
    ["review", "review"],
    ["paid", "paid"],
    ["rejected", "rejected"],
    ["expired", "expired"],
    ["cancelled", "cancelled"],
  ] as const)("%s is shown without a receipt form", async (state, title) => {
    const settledAt = ["paid", "rejected", "cancelled"].includes(state) ? 2_000 : null;
    const { t } = await open([wireDeposit({ state, settledAt })]);
    expect(await screen.findByText(t(`deposit.titles.${title}`))).toBeTruthy();
    expect(screen.queryByText(t("deposit.receipt.title"))).toBe(null);
    expect(screen.queryByText("999180000123456782")).toBe(null);
  });

  it.each([
    ["review", "bonus", undefined],
    ["paid", "bonusPaid", "states.paid"],
    ["rejected", undefined, "states.rejected"],
    ["cancelled", undefined, "states.cancelled"],
  ] as const)("%s shows its bonus as %s, and its end as %s", async (state, bonus, end) => {
    const settledAt = end === undefined ? null : 2_000;
    const { t } = await open([wireDeposit({ state, settledAt, bonus: "50.00", wager: "1000.00" })]);
    await screen.findByText(t(`deposit.titles.${state}`));
    const labels = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const names = (["bonus", "bonusPaid"] as const).filter((name) =>
      labels.includes(t(`deposit.one.${name}`)),
    );
    expect(names).toEqual(bonus === undefined ? [] : [bonus]);
    const ends = (["paid", "rejected", "cancelled"] as const).filter((one) =>
      labels.includes(t(`deposit.states.${one}`)),
    );
    expect(ends.map((one) => `states.${one}`)).toEqual(end === undefined ? [] : [end]);
  });

  it("says why it was rejected", async () => {
    const { t } = await open([
      wireDeposit({ state: "rejected", settledAt: 2_000, reason: "amount-differs" }),
    ]);
    expect(await screen.findByText(t("deposit.reasons.amount-differs"))).toBeTruthy();
  });

  it("links to the provider's page while it can be paid", async () => {
    const payUrl = "https://pay.example/1";
    const { t } = await open([wireDeposit({ kind: "redirect", payTo: undefined, payUrl })]);
    const link = await screen.findByRole("link", { name: t("deposit.pay") });
    expect(link.getAttribute("href")).toBe(payUrl);
  });

  it("copies the amount as plain digits and a point, however it is displayed", async () => {
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copied } });
    const { t } = await open([wireDeposit({ amount: "1234.50" })]);
    const button = { name: t("deposit.one.copy", { what: t("deposit.one.amount") }) };
    fireEvent.click(await screen.findByRole("button", button));
    expect(copied.mock.calls).toEqual([["1234.50"]]);
  });
});

describe("cancelling", () => {
  const cancel = async (answer: StubAnswer, then = wireDeposit()) => {
    const opened = await open([wireDeposit(), then], [], [answer]);
    const { t, press } = opened;
    await press(t("deposit.cancel.open"));
    await press(t("deposit.cancel.yes"));
    return opened;
  };

  it("asks first, and then shows the cancelled deposit", async () => {
    const cancelled = wireDeposit({ state: "cancelled", settledAt: 2_000 });
    const { t, sent } = await cancel(cancelled, cancelled);
    expect(await screen.findByText(t("deposit.titles.cancelled"))).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ depositId: "D-1" }]);
    expect(screen.queryByRole("button", { name: t("deposit.cancel.open") })).toBe(null);
  });

  it("that comes too late shows the deposit as it is", async () => {
    const { t } = await cancel({ refused: "conflict" }, wireDeposit({ state: "review" }));
    expect(await screen.findByText(t("deposit.titles.review"))).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("that failed says why", async () => {
    const { t } = await cancel({ refused: "not_permitted" });
    expect((await screen.findByRole("alert")).textContent).toBe(t("errors.notPermitted"));
  });
});

describe("a receipt", () => {
  it("accepts at most three pictures, checked by content and size", async () => {
    const { t, choose, send, sent } = await open([wireDeposit()]);
    await send();
    expect(await screen.findByText(t("deposit.receipt.missing"))).toBeTruthy();
    await choose(new File(["%PDF-1.7"], "a.png", { type: "image/png" }));
    expect(await screen.findByText(t("uploads.problems.format", { name: "a.png" }))).toBeTruthy();
    await choose(png("b.png", PICTURE_BYTES_MAX + 1));
    expect(await screen.findByText(t("uploads.problems.size", { name: "b.png" }))).toBeTruthy();
    await choose(png("1.png"), png("2.png"), png("3.png"), png("4.png"));
    expect(await screen.findByText(t("uploads.problems.count"))).toBeTruthy();
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "1.png",
      "2.png",
      "3.png",
    ]);
    expect(screen.queryByLabelText(t("uploads.add"), { exact: false })).toBe(null);
    expect(sent).toEqual([]);
  });

  it("that failed retains pictures and remark, and is sent again with the same key", async () => {
    const review = wireDeposit({ state: "review" });
    const { t, addPicture, send, sent } = await open(
      [wireDeposit(), review],
      [{ refused: "invalid_input" }, review],
    );
    await addPicture();
    const remark = screen.getByLabelText(t("uploads.remark"));
    fireEvent.change(remark, { target: { value: "Desde mi cuenta" } });
    expect(screen.getByText(t("uploads.count", { used: 15, max: 140 }))).toBeTruthy();
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(t("errors.invalidInput"));
    expect(screen.getByRole("img", { name: "1.png" })).toBeTruthy();
    await send();
    // The message stays, so that nothing moves under the finger during a double tap.
    expect(screen.getByRole("alert").textContent).toBe(t("errors.invalidInput"));
    expect(await screen.findByText(t("deposit.titles.review"))).toBeTruthy();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { depositId: "D-1", remark: "Desde mi cuenta" },
      { depositId: "D-1", remark: "Desde mi cuenta" },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it("draft survives leaving the page, and is cleared once sent", async () => {
    const review = wireDeposit({ state: "review" });
    const first = await open([wireDeposit()]);
    await first.addPicture();
    const written = { target: { value: "Desde mi cuenta" } };
    fireEvent.change(screen.getByLabelText(first.t("uploads.remark")), written);
    cleanup();

    const { t, send } = await open([wireDeposit(), review], [review]);
    expect(await screen.findByRole("img", { name: "1.png" })).toBeTruthy();
    expect(screen.getByLabelText(t("uploads.remark"))).toHaveProperty("value", "Desde mi cuenta");
    await send();
    expect(await screen.findByText(t("deposit.titles.review"))).toBeTruthy();
    cleanup();

    await open([wireDeposit()]);
    expect(await screen.findByLabelText(t("uploads.remark"))).toHaveProperty("value", "");
    expect(screen.queryByRole("img", { name: "1.png" })).toBe(null);
  });

  it("that comes too late refetches the deposit, without a failure", async () => {
    const refetched = wireDeposit({ reference: "482913000002" });
    const { addPicture, send } = await open([wireDeposit(), refetched], [{ refused: "conflict" }]);
    await addPicture();
    await send();
    expect(await screen.findByText("482913000002")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
  });
});

describe("a game left for a deposit", () => {
  afterEach(leftGame.forget);

  it("is one tap away", async () => {
    leftGame.set("/m/play?node=1&game=2&vendor=JL&type=RNG");
    const { t } = await open([wireDeposit({ state: "paid", settledAt: 2_000 })]);
    const link = await screen.findByRole("link", { name: t("deposit.backToGame") });
    expect(link.getAttribute("href")).toBe("/m/play?node=1&game=2&vendor=JL&type=RNG");
  });

  it.each([undefined, "//evil.example/m/play", "https://evil.example"])(
    "is not linked for %s",
    async (address) => {
      if (address !== undefined) leftGame.set(address);
      const { t } = await open([wireDeposit()]);
      await screen.findByRole("link", { name: t("deposit.one.again") });
      expect(screen.queryByRole("link", { name: t("deposit.backToGame") })).toBe(null);
    },
  );
});
