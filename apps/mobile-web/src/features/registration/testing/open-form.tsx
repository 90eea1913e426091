import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { RegistrationField } from "@volado/domain/registration";
import { loadTexts } from "@volado/i18n";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router";
import { expect } from "vitest";
import { sentBody } from "../../../shared/testing/stub-gateway.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { fieldLabel } from "../components/input-props.ts";
import { RegistrationForm } from "../components/registration-form.tsx";
import type { Invitation } from "../hooks/use-received-invitation.ts";
import { allSwitches, settingsWith } from "./registration-forms.ts";

/** Responses by path, in turn; other calls succeed. */
type Answers = Readonly<Record<string, readonly (Response | Promise<Response>)[]>>;

/** A successful gateway response. */
export const ok = (value: unknown) => Response.json({ success: true, value });
/** A rejection by the gateway. */
export const refused = (code: string, status = 409) => Response.json({ success: false, code }, { status });

const defaults: Readonly<Record<string, () => Response>> = {
  "/api/captcha": () => ok({ id: "picture", image: "data:image/png;base64,AA==" }),
  "/api/countries": () =>
    ok([
      { code: "MX", countryDialingCode: "52" },
      { code: "US", countryDialingCode: "1" },
    ]),
  "/api/register/username": () => ok({ available: true }),
  "/api/affiliate/check": () => ok({ code: "JUGADOR1" }),
  "/api/register": () => ok(null),
  "/api/register/mobile": () => ok(null),
};

function Place() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify([pathname, state])}</output>;
}

/** Renders the registration form against a test gateway. */
export const openForm = async (
  fields: Parameters<typeof settingsWith>[0],
  {
    answers = {},
    invitation = { status: "none" },
    agents = false,
  }: { answers?: Answers; invitation?: Invitation; agents?: boolean } = {},
) => {
  const calls: string[] = [];
  const sent: unknown[] = [];
  const remaining = new Map(Object.entries(answers).map(([path, of]) => [path, [...of]]));
  const { texts, wrapper } = testSite(async (address, { body }) => {
    const path = address.replace(/\?.*/, "");
    if (path === "/api/status") return ok({ info: {} });
    calls.push(path);
    if (path.startsWith("/api/register") && body) sent.push(sentBody(body));
    return remaining.get(path)?.shift() ?? defaults[path]?.() ?? refused("not_found", 404);
  });
  await loadTexts(texts, "account");
  render(
    <MemoryRouter initialEntries={["/m/register"]}>
      <Routes>
        <Route
          path="/m/register"
          element={
            <RegistrationForm
              settings={settingsWith(fields)}
              switches={allSwitches}
              tabs={["username", "mobile"]}
              invitation={invitation}
              agents={agents}
            />
          }
        />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/m/home">elsewhere</Link>
      <Link to="/m/register">back</Link>
      <Place />
    </MemoryRouter>,
    { wrapper },
  );
  const { t } = texts;
  const input = (name: RegistrationField) =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t(fieldLabel(name))}`));
  const type = (name: RegistrationField, text: string) =>
    fireEvent.change(input(name), { target: { value: text } });
  const submit = screen.getByRole("button", { name: t("register.submit") });

  return {
    t,
    input,
    type,
    /** The calls in order, without captchas and countries. */
    calls: () => calls.filter((path) => !/captcha|countries/.test(path)),
    pictures: () => calls.filter((path) => path === "/api/captcha").length,
    /** The decrypted registration requests. */
    sent,
    terms: () => screen.getByRole("checkbox"),
    tab: (name: "username" | "mobile") =>
      fireEvent.click(screen.getByRole("tab", { name: t(`register.tabs.${name}`) })),
    fillIn: () => {
      type("username", "lucero");
      type("password", "Nopal2026");
    },
    send: async () => {
      fireEvent.click(submit);
      await waitFor(() => expect(submit.getAttribute("aria-busy")).toBe(null));
    },
    place: () => JSON.parse(screen.getByText(/^\["\/m/).textContent ?? ""),
    isFocused: (name: RegistrationField) => waitFor(() => expect(document.activeElement).toBe(input(name))),
  };
};
