// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { stubWrites } from "../../../shared/testing/stub-gateway.ts";
import { PromoCodeForm } from "./promo-code-form.tsx";

const reward = {
  id: "R-1",
  kind: "gift",
  status: "Claimed",
  amount: "50.00",
  currency: "EUR",
  givenAt: 1_000,
  claimBefore: null,
  claimedAt: 1_000,
};

/** Renders the form against a gateway that refuses successive codes with these reasons, and then pays. */
const open = async (...refusals: readonly string[]) => {
  const { fetch, sent } = stubWrites(refusals, reward);
  const { t } = await openPart(<PromoCodeForm />, fetch);
  const field = () => screen.getByLabelText<HTMLInputElement>(t("promoCode.label"));
  return {
    t,
    sent,
    field,
    redeem: (code: string) => {
      fireEvent.change(field(), { target: { value: code } });
      fireEvent.click(screen.getByRole("button", { name: t("promoCode.redeem") }));
    },
  };
};

afterEach(cleanup);

it("is normalised and sent, shows the amount paid and clears the field", async () => {
  const form = await open();
  form.redeem(" volado-50 ");
  await screen.findByText(form.t("promoCode.done", { amount: "€50.00" }));
  expect(form.field().value).toBe("");
  expect(form.sent.map(({ body }) => body)).toEqual([{ code: "VOLADO-50" }]);
});

it.each([
  ["", "empty"],
  ["¿CUÁL?", "malformed"],
  ["A".repeat(65), "tooLong"],
] as const)("%j is not sent", async (typed, problem) => {
  const form = await open();
  form.redeem(typed);
  await screen.findByText(form.t(`promoCode.problems.${problem}`));
  await waitFor(() => expect(document.activeElement).toBe(form.field()));
  expect(form.sent).toEqual([]);
});

it.each([
  ["promo_code_unknown", "unknown"],
  ["promo_code_expired", "expired"],
  ["promo_code_used", "used"],
  ["promo_code_gone", "gone"],
  ["too_many_attempts", "tooMany"],
] as const)(
  "rejected with %s shows the reason at the field, which keeps its value",
  async (code, problem) => {
    const form = await open(code);
    form.redeem("SOL");
    const message = form.t(`promoCode.problems.${problem}`);
    await screen.findByText(message);
    expect(form.field().value).toBe("SOL");
    fireEvent.change(form.field(), { target: { value: "SOL1" } });
    expect(screen.queryByText(message)).toBe(null);
  },
);

it("keeps its idempotency key after a failure, and pays once on retry", async () => {
  const form = await open("conflict");
  form.redeem("SOL");
  await screen.findByRole("alert");
  expect(form.field().value).toBe("SOL");
  form.redeem("SOL");
  await screen.findByText(form.t("promoCode.done", { amount: "€50.00" }));
  expect(new Set(form.sent.map(({ key }) => key)).size).toBe(1);
});
