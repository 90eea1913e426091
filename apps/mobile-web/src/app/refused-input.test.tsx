// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { fireEvent, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SmsForm } from "../features/auth/components/sms-login.tsx";
import { OpenAccountForm } from "../features/downlines/components/open-account.tsx";
import { SetPasswordForm } from "../features/passwords/components/set-password-form.tsx";
import { RegistrationForm } from "../features/registration/components/registration-form.tsx";
import { SocialRegistration } from "../features/registration/components/social-registration.tsx";
import { allSwitches, settingsWith } from "../features/registration/testing/registration-forms.ts";
import { BindMobileForm } from "../features/security/components/bind-forms.tsx";
import { overview } from "../features/security/testing/open-form.tsx";
import { closePart, openPart, signInAna } from "../shared/testing/open-part.tsx";
import { testSettings } from "../shared/testing/registration-settings.ts";
import { stubDialogs } from "../shared/testing/stub-dialogs.ts";

const settings = testSettings();
const registration = (tab: "username" | "mobile", agents = false) => (
  <RegistrationForm
    settings={settingsWith({ mobile: {} })}
    switches={allSwitches}
    tabs={[tab]}
    invitation={{ status: "none" }}
    agents={agents}
  />
);
interface TestedForm {
  readonly name: string;
  readonly part: ReactNode;
}

const registrations: readonly TestedForm[] = [
  { name: "registration by username", part: registration("username") },
  { name: "agents' registration", part: registration("username", true) },
  {
    name: "social registration",
    part: (
      <SocialRegistration
        provider="google"
        idToken="id-token"
        proposal={{ username: "ana_torres", nickname: "Ana", email: "" }}
        open
        onClose={() => undefined}
        onRegistered={() => Promise.resolve()}
        onRestart={() => undefined}
      />
    ),
  },
];

/** The forms with a mobile number, by the file that has its field. */
const withNumber: Readonly<Record<string, readonly TestedForm[]>> = {
  "features/auth/components/sms-login.tsx": [
    { name: "login by SMS", part: <SmsForm defaults={undefined} settings={settings} /> },
  ],
  "features/passwords/components/set-password-form.tsx": [
    { name: "recovery", part: <SetPasswordForm settings={settings} /> },
  ],
  "features/security/components/bind-forms.tsx": [
    { name: "security centre", part: <BindMobileForm overview={overview} settings={settings} /> },
  ],
  "features/registration/components/registration-input.tsx": [
    ...registrations,
    { name: "registration by mobile number", part: registration("mobile") },
  ],
};

/** The forms in which a username is chosen. */
const withNewName: readonly TestedForm[] = [
  ...registrations,
  {
    name: "an agent's new account",
    part: <OpenAccountForm rules={settings.rules} ownRate={0.5} onOpened={() => undefined} />,
  },
];

const on = { enabled: true, required: true };
const reads: Readonly<Record<string, unknown>> = {
  "/api/status": { info: { whitelabel: { USERNAMEREG3: true } } },
  "/api/register/settings": { ...Object(samples.getRegistrationSettings.value), register: { mobileNum: on } },
  "/api/register/username": { available: true },
};

/** Types into a field, leaves it and submits. */
const typeInto = async (part: ReactNode, label: "sms.mobile" | "auth.username", typed: string) => {
  const { t, requests } = await openPart(part, async (address) =>
    Response.json({ success: true, value: reads[address.replace(/\?.*/, "")] ?? [] }),
  );
  const input = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t(label)}`), {
    selector: "input",
  });
  // A browser would truncate what a player types; `fireEvent` doesn't.
  expect(input.maxLength).toBe(-1);
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.blur(input);
  if (input.form) fireEvent.submit(input.form);
  return { t, input, requests };
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  stubDialogs();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  signInAna(1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  closePart();
});

it("every field for a mobile number is in the table", () => {
  const src = `${import.meta.dirname}/..`;
  const found = globSync("**/*.tsx", { cwd: src }).filter(
    (file) =>
      !file.endsWith(".test.tsx") && readFileSync(`${src}/${file}`, "utf8").includes("<MobileNumberField"),
  );
  expect(found.toSorted()).toEqual(Object.keys(withNumber).toSorted());
});

describe.each(Object.values(withNumber).flat())("$name", ({ part }) => {
  it.each(["55 CASA 5678 90", "cinco cinco", "+52 55 1234 567O"])(
    "says that %j needs digits only",
    async (typed) => {
      const { t, input } = await typeInto(part, "sms.mobile", typed);
      expect(await screen.findByText(t("errors.mobileDigits", { min: 10 }))).toBeTruthy();
      expect(input.value).toBe(typed);
    },
  );
});

describe.each(withNewName)("$name", ({ part }) => {
  it("says that a username of 17 characters is too long", async () => {
    const { t, input, requests } = await typeInto(part, "auth.username", "lucero_de_la_alba");
    expect(await screen.findByText(t("errors.usernameLength", { min: 4, max: 16 }))).toBeTruthy();
    expect(input.value).toBe("lucero_de_la_alba");
    expect(requests).not.toContain("/api/register/username");
  });
});
