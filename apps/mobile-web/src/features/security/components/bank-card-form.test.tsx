// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openForm, withFields } from "../testing/open-form.tsx";
import { BankCardForm } from "./bank-card-form.tsx";

const country = vi.hoisted((): { accountDigits?: { min: number; max: number } } => ({}));
vi.mock("../../../shared/merchant.ts", async (original) => {
  const real = await original<typeof import("../../../shared/merchant.ts")>();
  return { ...real, merchant: Object.assign(country, real.merchant) };
});

const banks = [
  { code: "002", name: "Banamex" },
  { code: "012", name: "BBVA" },
];
const added = {
  id: "C-1",
  bank: banks[1],
  holder: "Ana Luz",
  kind: "clabe",
  lastDigits: "7899",
  addedAt: 1_000,
};

/** A valid CLABE of the second bank. */
const clabe = "012180001234567899";

const open = async (refusals?: readonly string[]) => {
  const form = await openForm(<BankCardForm banks={banks} />, refusals, added);
  const { t } = form;
  const labels = {
    holder: t("security.card.holder"),
    number: t("security.card.number"),
    bankCode: t("security.card.bank"),
    paymentPassword: t("security.card.payment"),
  };
  const typed = { holder: " Ana Luz ", number: clabe, paymentPassword: "Nopal2026" };
  return withFields(form, labels, typed, t("security.card.submit"));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  delete country.accountDigits;
  cleanup();
});

it("selects the bank of a CLABE, sends digits only, and goes back", async () => {
  const form = await open();
  form.fill({ number: clabe.replace(/(\d{6})/g, "$1 ").trim() });
  expect(form.field(form.labels.bankCode).value).toBe("012");
  form.submit();
  await screen.findByText("the overview");
  expect(form.sent).toMatchObject([
    {
      path: "/api/member/bank-cards",
      body: { holder: "Ana Luz", number: clabe, bankCode: "012", paymentPassword: "Nopal2026" },
    },
  ]);
});

it("takes an account with the digits of the merchant's country, which names no bank", async () => {
  country.accountDigits = { min: 20, max: 20 };
  const form = await open();
  const cci = "00219300123456789012";
  form.fill({ number: clabe });
  expect(form.field(form.labels.bankCode).value).toBe("");
  form.fill({ number: cci, bankCode: "012" });
  form.submit();
  await screen.findByText("the overview");
  expect(form.sent).toMatchObject([{ body: { number: cci, bankCode: "012" } }]);
});

it("restores holder and bank after a reload, but never stores number or password", async () => {
  const first = await open();
  first.fill();
  expect(first.field(first.labels.bankCode).value).toBe("012");
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/123456789|Nopal/);
  cleanup();
  const again = await open();
  const { holder, number, bankCode, paymentPassword } = again.labels;
  expect([holder, bankCode, number, paymentPassword].map((label) => again.field(label).value)).toEqual([
    " Ana Luz ",
    "012",
    "",
    "",
  ]);
});

it.each([
  ["holder", ""],
  ["holder", "4nita"],
  ["number", ""],
  ["number", "123"],
  ["paymentPassword", ""],
] as const)("with %s %j is not sent", async (name, typed) => {
  const form = await open();
  form.send({ [name]: typed });
  const invalid = form.field(form.labels[name]);
  await waitFor(() => expect(invalid.getAttribute("aria-invalid")).toBe("true"));
  expect(form.sent).toEqual([]);
});

it.each([
  ["bank_card_taken", "errors.bankCardTaken", "number"],
  ["payment_password_wrong", "errors.paymentPasswordWrong", "paymentPassword"],
] as const)("rejected with %s shows %s at %s and keeps the values", async (code, text, name) => {
  const form = await open([code]);
  form.send();
  await screen.findByText(form.t(text));
  await waitFor(() => expect(document.activeElement).toBe(form.field(form.labels[name])));
  expect(form.field(form.labels.number).value).toBe(clabe);
});

it("reuses its key after a wrong payment password, but not for another card", async () => {
  const form = await open(["server_error", "payment_password_wrong", "server_error"]);
  form.send();
  await screen.findByRole("alert");
  form.send({ paymentPassword: "Nopal2025" });
  await screen.findByText(form.t("errors.paymentPasswordWrong"));
  form.send({ holder: "Eva Luz" });
  await waitFor(() => expect(form.sent).toHaveLength(3));
  await screen.findByRole("alert");
  form.send();
  await screen.findByText("the overview");
  const [lost, mistyped, other, right] = form.sent.map(({ key }) => key);
  expect([mistyped, right]).toEqual([lost, lost]);
  expect(other).not.toBe(lost);
});
