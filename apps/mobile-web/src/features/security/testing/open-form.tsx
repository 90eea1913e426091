import { fireEvent, render, screen } from "@testing-library/react";
import type { SecurityOverview } from "@volado/domain/security";
import { loadTexts } from "@volado/i18n";
import type { ReactElement } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { stubWrites } from "../../../shared/testing/stub-gateway.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";

/** An account with passwords and nothing bound. */
export const overview: SecurityOverview = {
  hasPassword: true,
  hasPaymentPassword: true,
  mobile: undefined,
  email: undefined,
  bankCards: 0,
  passkeys: 0,
  lastLogin: undefined,
};

/**
 * Renders a form of the security centre against a gateway that rejects successive writes with these codes, then
 * accepts with `value`. The overview is the previous page.
 */
export const openForm = async (form: ReactElement, refusals: readonly string[] = [], value: unknown = {}) => {
  const { fetch, sent } = stubWrites(refusals, value);
  const { texts, wrapper } = testSite(fetch);
  await loadTexts(texts, "account");
  await loadTexts(texts, "security");
  window.history.replaceState({ idx: 0 }, "", "/m/securityCenter");
  window.history.pushState({ idx: 1, key: "form" }, "", "/form");
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={form} />
        <Route path="*" element={<p>the overview</p>} />
      </Routes>
    </BrowserRouter>,
    { wrapper },
  );
  const field = (label: string) =>
    screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, { selector: "input, select" });
  return {
    t: texts.t,
    sent,
    field,
    fill: (typed: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(typed))
        fireEvent.change(field(label), { target: { value: text } });
    },
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
  };
};

type Typed<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The form of {@link openForm} with named fields: fills them in, by default with `typed`, and submits. */
export const withFields = <Name extends string>(
  form: Awaited<ReturnType<typeof openForm>>,
  labels: Readonly<Record<Name, string>>,
  typed: Typed<NoInfer<Name>>,
  submitLabel: string,
) => {
  const fill = (over?: Typed<Name>) => {
    for (const name in labels) {
      const text = over?.[name] ?? typed[name];
      if (text !== undefined) form.fill({ [labels[name]]: text });
    }
  };
  const submit = () => form.press(submitLabel);
  const send = (over?: Typed<Name>) => {
    fill(over);
    submit();
  };
  return { ...form, labels, fill, submit, send };
};
