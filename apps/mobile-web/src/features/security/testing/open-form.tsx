import { fireEvent, render, screen } from "@testing-library/react";
import type { SecurityOverview } from "@volado/domain/security";
import { loadTexts } from "@volado/i18n";
import type { ReactElement } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import * as z from "zod/mini";
import { testSite } from "../../../shared/testing/test-site.tsx";

/** An account with a password, and nothing bound yet. */
export const overview: SecurityOverview = {
  hasPassword: true,
  hasPaymentPassword: true,
  mobile: undefined,
  email: undefined,
  bankCards: 0,
  lastLogin: undefined,
};

const encrypted = z.object({ data: z.string() });

/** What was sent: an encrypted body opened, a form as its fields. */
const bodyOf = (body: RequestInit["body"]): unknown => {
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body);
  const text = String(body);
  if (!text.startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
  const json: unknown = JSON.parse(text);
  const found = encrypted.safeParse(json);
  return found.success ? JSON.parse(found.data.data) : json;
};

/**
 * Opens a form of the security center before a gateway that refuses with these codes, write by write, and
 * then accepts with `value`. The member came from the overview, where a success leads back to.
 */
export const openForm = async (form: ReactElement, refusals: readonly string[] = [], value: unknown = {}) => {
  const left = [...refusals];
  const sent: { readonly path: string; readonly key: string | null; readonly body: unknown }[] = [];
  const { texts, wrapper } = testSite(async (address, { method, body, headers }) => {
    const [path = ""] = address.split("?");
    if (method === undefined || method === "GET") return Response.json({ success: true, value: [] });
    sent.push({ path, key: new Headers(headers).get("Idempotency-Key"), body: bodyOf(body) });
    const code = left.shift();
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
