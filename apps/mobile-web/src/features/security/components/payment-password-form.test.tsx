// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testSettings } from "../../../shared/testing/registration-settings.ts";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { openForm, overview } from "../testing/open-form.tsx";
import { PaymentPasswordForm } from "./payment-password-form.tsx";

const open = async (over: Partial<typeof overview> = {}, refusals?: readonly string[]) => {
  const form = await openForm(
    <PaymentPasswordForm overview={{ ...overview, ...over }} rule={testSettings().rules.password} />,
    refusals,
  );
  const { t } = form;
  const labels = {
    old: t("security.payment.old"),
    own: t("security.ownPassword"),
    newPassword: t("password.newPassword"),
    again: t("password.again"),
  };
  return {
    ...form,
    labels,
    /** Types the new password and its confirmation, by default the same. */
    fillNew: (typed: string, again = typed) =>
      form.fill({ [labels.newPassword]: typed, [labels.again]: again }),
    submit: () => form.press(t("security.payment.submit")),
  };
};

// The segmented choice scrolls to the selected option.
beforeEach(stubDialogs);
afterEach(cleanup);

it("is changed with the old one, and the form goes back", async () => {
  const form = await open();
  form.fill({ [form.labels.old]: "Nopal2026" });
  form.fillNew("Cenote2026");
  form.submit();
  await screen.findByText("the overview");
  expect(form.sent).toMatchObject([
    { body: { by: "payment-password", proof: "Nopal2026", newPassword: "Cenote2026" } },
  ]);
});

it("can be changed with the login password, which clears the other proof", async () => {
  const form = await open();
  form.fill({ [form.labels.old]: "¿Cuál?" });
  fireEvent.click(screen.getByRole("radio", { name: form.t("security.payment.byOwn") }));
  expect(form.field(form.labels.own).value).toBe("");
  form.fill({ [form.labels.own]: "Aguila2026" });
  form.fillNew("Cenote2026");
  form.submit();
  await screen.findByText("the overview");
  expect(form.sent).toMatchObject([{ body: { by: "password", proof: "Aguila2026" } }]);
});

it.each([
  ["for the first time with the login password", { hasPaymentPassword: false }, "own"],
  ["without a login password with the old one", { hasPassword: false }, "old"],
] as const)("is set %s, without a choice", async (_how, over, proof) => {
  const form = await open(over);
  expect(screen.queryByRole("radio")).toBe(null);
  expect(form.field(form.labels[proof])).toBeTruthy();
  expect(screen.queryByLabelText(form.labels[proof === "own" ? "old" : "own"])).toBe(null);
});

it("is set without a proof if the account has no password at all", async () => {
  const form = await open({ hasPassword: false, hasPaymentPassword: false });
  form.fillNew("Cenote2026");
  form.submit();
  await screen.findByText("the overview");
  expect(form.sent).toMatchObject([{ body: { proof: "", newPassword: "Cenote2026" } }]);
});

it.each([
  ["old", "", "Cenote2026", "Cenote2026"],
  ["newPassword", "Nopal2026", "", ""],
  ["newPassword", "Nopal2026", "corta1", "corta1"],
  ["again", "Nopal2026", "Cenote2026", "Cenote2027"],
] as const)("with an invalid %s is not sent", async (name, old, typed, again) => {
  const form = await open();
  form.fill({ [form.labels.old]: old });
  form.fillNew(typed, again);
  form.submit();
  const invalid = form.field(form.labels[name]);
  await waitFor(() => expect(invalid.getAttribute("aria-invalid")).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(invalid));
  expect(form.sent).toEqual([]);
});

it.each([
  ["payment_password_wrong", "errors.paymentPasswordWrong", "old"],
  ["payment_password_same", "errors.paymentPasswordSame", "newPassword"],
] as const)("rejected with %s shows %s at %s and keeps the values", async (code, text, name) => {
  const form = await open({}, [code]);
  form.fill({ [form.labels.old]: "Nopal2026" });
  form.fillNew("Cenote2026");
  form.submit();
  const message = await screen.findByText(form.t(text));
  const field = form.field(form.labels[name]);
  expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(message.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(form.field(form.labels.newPassword).value).toBe("Cenote2026");
});
