// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
    /** Types the new one, twice unless told otherwise. */
    fillNew: (typed: string, again = typed) =>
      form.fill({ [labels.newPassword]: typed, [labels.again]: again }),
    submit: () => form.press(t("security.payment.submit")),
  };
};

// The choice of the proof scrolls to what is chosen.
beforeEach(stubDialogs);
afterEach(cleanup);

describe("a payment password", () => {
  it("is changed by the one before it, and the form goes back", async () => {
    const form = await open();
    form.fill({ [form.labels.old]: "Nopal2026" });
    form.fillNew("Cenote2026");
    form.submit();
    await screen.findByText("the overview");
    expect(form.sent).toMatchObject([
      { body: { by: "payment-password", proof: "Nopal2026", newPassword: "Cenote2026" } },
    ]);
  });

  it("that is forgotten is changed by the login's, and what was typed of the other is gone", async () => {
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
    ["without one before, by the login's", { hasPaymentPassword: false }, "own"],
    ["without a login's, by the one before", { hasPassword: false }, "old"],
  ] as const)("is set %s, and nothing is left to choose", async (_how, over, proof) => {
    const form = await open(over);
    expect(screen.queryByRole("radio")).toBe(null);
    expect(form.field(form.labels[proof])).toBeTruthy();
    expect(screen.queryByLabelText(form.labels[proof === "own" ? "old" : "own"])).toBe(null);
  });

  it("is set without any proof where there is nothing that could be one", async () => {
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
  ] as const)("with a wrong %s is not sent", async (name, old, typed, again) => {
    const form = await open();
    form.fill({ [form.labels.old]: old });
    form.fillNew(typed, again);
    form.submit();
    const wrong = form.field(form.labels[name]);
    await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
    await waitFor(() => expect(document.activeElement).toBe(wrong));
    expect(form.sent).toEqual([]);
  });

  it.each([
    ["payment_password_wrong", "errors.paymentPasswordWrong", "old"],
    ["payment_password_same", "errors.paymentPasswordSame", "newPassword"],
  ] as const)("refused with %s says %s beside %s, and leaves what was typed", async (code, text, name) => {
    const form = await open({}, [code]);
    form.fill({ [form.labels.old]: "Nopal2026" });
    form.fillNew("Cenote2026");
    form.submit();
    const told = await screen.findByText(form.t(text));
    const field = form.field(form.labels[name]);
    expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(told.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(form.field(form.labels.newPassword).value).toBe("Cenote2026");
  });
});
