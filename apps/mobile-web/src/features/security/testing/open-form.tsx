import { fireEvent, render, screen } from "@testing-library/react";
import type { SecurityOverview } from "@volado/domain/security";
import { loadTexts } from "@volado/i18n";
import type { ReactElement } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import * as z from "zod/mini";
import { testSite } from "../../../shared/testing/test-site.tsx";

/** An account with passwords and nothing bound. */
export const overview: SecurityOverview = {
  hasPassword: true,
  hasPaymentPassword: true,
  mobile: undefined,
  email: undefined,
  bankCards: 0,
  lastLogin: undefined,
};

const encrypted = z.object({ data: z.string() });

/** The fields of a request body, decrypted if necessary. */
const bodyOf = (body: RequestInit["body"]): unknown => {
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body);
  const text = String(body);
  if (!text.startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
  const json: unknown = JSON.parse(text);
  const found = encrypted.safeParse(json);
  return found.success ? JSON.parse(found.data.data) : json;
};

/**
 * Renders a form of the security centre against a gateway that rejects successive writes with these codes, then
 * accepts with `value`. The overview is the previous page.
 */
export const openForm = async (form: ReactElement, refusals: readonly string[] = [], value: unknown = {}) => {
  const remaining = [...refusals];
  const sent: { readonly path: string; readonly key: string | null; readonly body: unknown }[] = [];
  const { texts, wrapper } = testSite(async (address, { method, body, headers }) => {
    const [path = ""] = address.split("?");
    if (method === undefined || method === "GET") return Response.json({ success: true, value: [] });
    sent.push({ path, key: new Headers(headers).get("Idempotency-Key"), body: bodyOf(body) });
    const code = remaining.shift();
    return code === undefined
      ? Response.json({ success: true, value })
      : Response.json({ success: false, code }, { status: 403 });
  });
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
