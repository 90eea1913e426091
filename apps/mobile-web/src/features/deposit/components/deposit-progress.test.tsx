// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { leftGame } from "../../../shared/play/left-game.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { type Played, playDeposits, wireDeposit } from "../testing/deposit-gateway.ts";
import { DepositProgress } from "./deposit-progress.tsx";

vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () => ({ token: "token", userName: "ana", type: 0 }),
}));

/** Opens a deposit before a gateway that gives these answers. */
const open = async (one: readonly Played[], receipts: readonly Played[] = []) => {
  const gateway = playDeposits({ one, receipts });
  const { texts, wrapper } = testSite(gateway.fetch);
  await loadTexts(texts, "deposit");
  render(
    <MemoryRouter>
      <DepositProgress depositId="D-1" records="/records" />
    </MemoryRouter>,
    { wrapper },
  );
  const { t } = texts;
  const choose = async (...files: readonly File[]) =>
    fireEvent.change(await screen.findByLabelText(t("uploads.add"), { exact: false }), {
      target: { files },
    });
  const send = async () =>
    fireEvent.click(await screen.findByRole("button", { name: t("deposit.receipt.send") }));
  return { t, sent: gateway.sent, choose, send };
};

const png = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], name, { type: "image/png" });
};

afterEach(cleanup);

describe("how a deposit stands", () => {
  it.each([
    ["review", "review"],
    ["paid", "paid"],
    ["rejected", "rejected"],
    ["expired", "expired"],
  ] as const)("%s is said, and asks for no receipt", async (state, told) => {
    const settledAt = state === "paid" || state === "rejected" ? 2_000 : null;
    const { t } = await open([wireDeposit({ state, settledAt })]);
    expect(await screen.findByText(t(`deposit.titles.${told}`))).toBeTruthy();
    expect(screen.queryByText(t("deposit.receipt.title"))).toBe(null);
    expect(screen.queryByText("999180000123456782")).toBe(null);
  });

  it("leads to the provider's page while that can be paid", async () => {
    const payUrl = "https://pay.example/1";
    const { t } = await open([wireDeposit({ kind: "redirect", payTo: undefined, payUrl })]);
    const link = await screen.findByRole("link", { name: t("deposit.pay") });
    expect(link.getAttribute("href")).toBe(payUrl);
  });

  it("that can't be had comes on retry", async () => {
    const { t } = await open([{ refused: 422 }, wireDeposit()]);
    fireEvent.click(await screen.findByRole("button", { name: t("common.retry") }));
    expect(await screen.findByText("999180000123456782")).toBeTruthy();
  });
});

describe("a receipt", () => {
  it("takes pictures alone, by their bytes and size, three at most", async () => {
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

  it("that was lost keeps pictures and remark, and its key when it is sent again", async () => {
    const review = wireDeposit({ state: "review" });
    const { t, choose, send, sent } = await open([wireDeposit(), review], [{ refused: 422 }, review]);
    await choose(png("1.png"));
    await screen.findByRole("img", { name: "1.png" });
    const remark = screen.getByLabelText(t("uploads.remark"));
    fireEvent.change(remark, { target: { value: "Desde mi cuenta" } });
    expect(screen.getByText(t("uploads.count", { used: 15, max: 140 }))).toBeTruthy();
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(t("errors.invalidInput"));
    expect(screen.getByRole("img", { name: "1.png" })).toBeTruthy();
    await send();
    // Nothing moves under a finger that taps twice.
    expect(screen.getByRole("alert").textContent).toBe(t("errors.invalidInput"));
    expect(await screen.findByText(t("deposit.titles.review"))).toBeTruthy();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { depositId: "D-1", remark: "Desde mi cuenta" },
      { depositId: "D-1", remark: "Desde mi cuenta" },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it("that comes too late shows how the deposit stands", async () => {
    const paid = wireDeposit({ state: "paid", settledAt: 2_000 });
    const { t, choose, send } = await open([wireDeposit(), paid], [{ refused: 409 }]);
    await choose(png("1.png"));
    await screen.findByRole("img", { name: "1.png" });
    await send();
    expect(await screen.findByText(t("deposit.titles.paid"))).toBeTruthy();
  });
});

describe("a game that was left for it", () => {
  afterEach(leftGame.forget);

  it("is one tap away", async () => {
    leftGame.keep("/m/play?node=1&game=2&vendor=JL&type=RNG");
    const { t } = await open([wireDeposit({ state: "paid", settledAt: 2_000 })]);
    const link = await screen.findByRole("link", { name: t("deposit.backToGame") });
    expect(link.getAttribute("href")).toBe("/m/play?node=1&game=2&vendor=JL&type=RNG");
  });

  it.each([undefined, "//evil.example/m/play", "https://evil.example"])(
    "is none with %s",
    async (address) => {
      if (address !== undefined) leftGame.keep(address);
      const { t } = await open([wireDeposit()]);
      await screen.findByRole("link", { name: t("deposit.one.again") });
      expect(screen.queryByRole("link", { name: t("deposit.backToGame") })).toBe(null);
    },
  );
});
