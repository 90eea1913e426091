// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useToast } from "../../../shared/toast/toast-store.ts";
import { RetrieveForm } from "./retrieve-form.tsx";

afterEach(cleanup);

it("shows the success message and goes back (Spec §4)", async () => {
  const { texts, wrapper } = testSite(async () => Response.json({ success: true, value: null }));
  const { t } = texts;
  await loadTexts(texts, "account");
  const { result: toast } = renderHook(useToast);
  render(
    <MemoryRouter initialEntries={["/m/forget"]}>
      <Routes>
        <Route path="/m/forget" element={<RetrieveForm />} />
        <Route path="/m/login" element={<p>login</p>} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(t("auth.username"), "jugador");
  type(t("password.email.address"), "ana@correo.com");
  fireEvent.click(screen.getByRole("button", { name: t("password.email.submit") }));
  await screen.findByText("login");
  await waitFor(() =>
    expect(toast.current).toMatchObject({ kind: "success", stay: "read", text: t("common.recoverySent") }),
  );
});
