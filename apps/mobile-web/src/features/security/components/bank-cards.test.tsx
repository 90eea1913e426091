// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { openForm } from "../testing/open-form.tsx";
import { BankCardRemoval } from "./bank-cards.tsx";

const open = async (refusals?: readonly string[]) => {
  const closed: true[] = [];
  const form = await openForm(
    <BankCardRemoval cardId="C-1" name="BBVA, CLABE ··7899" open onClose={() => closed.push(true)} />,
    refusals,
    [],
  );
  const { t } = form;
  const label = t("security.card.payment");
  return {
    ...form,
    closed,
    password: () => form.field(label),
    remove: (password: string) => {
      form.fill({ [label]: password });
      form.press(t("security.cards.remove"));
    },
  };
};

beforeEach(stubDialogs);
afterEach(cleanup);

it("names the card, sends the payment password, and closes", async () => {
  const form = await open();
  expect(screen.getByText(/BBVA, CLABE ··7899/)).toBeTruthy();
  form.remove("Nopal2026");
  await waitFor(() => expect(form.closed).toEqual([true]));
  expect(form.sent).toMatchObject([
    { path: "/api/member/bank-cards/remove", body: { cardId: "C-1", paymentPassword: "Nopal2026" } },
  ]);
  expect(form.password().value).toBe("");
});

it("requires the password", async () => {
  const form = await open();
  form.remove("");
  await screen.findByText(form.t("errors.paymentPasswordRequired", { min: 1, max: 64 }));
  expect(form.password().getAttribute("aria-invalid")).toBe("true");
  expect([form.sent, form.closed]).toEqual([[], []]);
});

it("shows a rejection at the password, until it changes", async () => {
  const form = await open(["payment_password_wrong"]);
  form.remove("Nopal2025");
  const why = form.t("errors.paymentPasswordWrong");
  await screen.findByText(why);
  expect(form.password().value).toBe("Nopal2025");
  form.fill({ [form.t("security.card.payment")]: "Nopal2026" });
  expect(screen.queryByText(why)).toBe(null);
  expect(form.closed).toEqual([]);
});

it("reuses its key after a failure, whatever the password", async () => {
  const form = await open(["server_error", "server_error"]);
  form.remove("Nopal2026");
  await screen.findByRole("alert");
  form.press(form.t("security.cards.remove"));
  await waitFor(() => expect(form.sent).toHaveLength(2));
  await screen.findByRole("alert");
  form.remove("Cenote2026");
  await waitFor(() => expect(form.closed).toEqual([true]));
  const [first, again, other] = form.sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([again, other]).toEqual([first, first]);
});
