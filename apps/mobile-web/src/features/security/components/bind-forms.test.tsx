// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PhoneProof } from "../../../shared/sign-in/firebase-codes.ts";
import { codeCountdownOf } from "../../../shared/sign-in/use-one-time-code.ts";
import { testSettings } from "../../../shared/testing/registration-settings.ts";
import { openForm, overview, withFields } from "../testing/open-form.tsx";
import { BindEmailForm, BindMobileForm } from "./bind-forms.tsx";

const prove = vi.hoisted(() => vi.fn<() => Promise<PhoneProof>>());
vi.mock("../../../shared/sign-in/firebase-codes.ts", () => ({ proveByFirebase: prove }));

beforeEach(() => {
  prove.mockReset();
  codeCountdownOf("email").failed();
});
afterEach(cleanup);

const openEmail = async (refusals?: readonly string[], hasPassword = true) => {
  const form = await openForm(
    <BindEmailForm overview={{ ...overview, hasPassword }} rules={testSettings().rules} />,
    refusals,
  );
  const { t } = form;
  const labels = {
    email: t("security.email.address"),
    code: t("security.email.code"),
    password: t("security.ownPassword"),
  };
  const typed = { email: " ana@example.com ", code: "123456", ...(hasPassword && { password: "Nopal2026" }) };
  return withFields(form, labels, typed, t("security.email.submit"));
};

describe("binding an e-mail address", () => {
  it("sends address, code and password, and goes back", async () => {
    const form = await openEmail();
    form.send();
    await screen.findByText("the overview");
    expect(form.sent).toMatchObject([
      {
        path: "/api/member/email",
        body: { email: "ana@example.com", code: "123456", password: "Nopal2026" },
      },
    ]);
  });

  it("requires no password of an account without one", async () => {
    const form = await openEmail([], false);
    expect(screen.queryByLabelText(form.labels.password)).toBe(null);
    form.send();
    await waitFor(() => expect(form.sent).toMatchObject([{ body: { password: "" } }]));
  });

  it.each([
    ["email", "", "errors.emailRequired"],
    ["email", "ana@", "errors.emailFormat"],
    ["code", "", "errors.smsCodeRequired"],
    ["password", "", "errors.oldPasswordRequired"],
  ] as const)("with %s %j is not sent", async (name, typed, text) => {
    const form = await openEmail();
    form.send({ [name]: typed });
    await screen.findByText(form.t(text));
    await waitFor(() => expect(document.activeElement).toBe(form.field(form.labels[name])));
    expect(form.sent).toEqual([]);
  });

  it.each([
    ["email_taken", "errors.emailTaken", "email"],
    ["verification_code_wrong", "errors.verificationCodeWrong", "code"],
    ["old_password_wrong", "errors.oldPasswordWrong", "password"],
  ] as const)("rejected with %s shows %s at %s and keeps the values", async (code, text, name) => {
    const form = await openEmail([code]);
    form.send();
    await screen.findByText(form.t(text));
    const refused = form.field(form.labels[name]);
    await waitFor(() => expect(document.activeElement).toBe(refused));
    expect(refused.getAttribute("aria-invalid")).toBe("true");
    expect(form.field(form.labels.code).value).toBe("123456");
    // A change clears the error, and the next attempt is accepted.
    form.fill({ [name]: name === "code" ? "654321" : "beto@example.com" });
    await waitFor(() => expect(screen.queryByText(form.t(text))).toBe(null));
    form.submit();
    await screen.findByText("the overview");
    expect(form.sent).toHaveLength(2);
  });

  it("sends a code once the address is valid", async () => {
    const form = await openEmail();
    form.press(form.t("sms.send"));
    await screen.findByText(form.t("errors.emailRequired"));
    expect(form.sent).toEqual([]);
    form.fill();
    form.press(form.t("sms.send"));
    await waitFor(() =>
      expect(form.sent).toMatchObject([
        { path: "/api/member/email/code", body: { email: "ana@example.com" } },
      ]),
    );
  });
});

const openMobile = async (smsBy: "gateway" | "firebase" = "gateway", refusals?: readonly string[]) => {
  const form = await openForm(
    <BindMobileForm overview={overview} settings={testSettings(smsBy)} />,
    refusals,
  );
  const { t } = form;
  const labels = { mobile: t("sms.mobile"), smsCode: t("sms.code"), password: t("security.ownPassword") };
  const typed = { mobile: "055 1234 5678", smsCode: "123456", password: "Nopal2026" };
  return withFields(form, labels, typed, t("security.mobile.submit"));
};

describe("binding a mobile number", () => {
  it("sends the number without its leading 0, the code and the password, and goes back", async () => {
    const form = await openMobile();
    form.send();
    await screen.findByText("the overview");
    expect(form.sent).toMatchObject([
      {
        path: "/api/member/mobile",
        body: {
          mobileNum: "5512345678",
          countryDialingCode: "52",
          verificationCode: "123456",
          password: "Nopal2026",
        },
      },
    ]);
    expect(prove).not.toHaveBeenCalled();
  });

  it("sends Firebase's token instead of the code", async () => {
    prove.mockResolvedValue({ idToken: "id-token" });
    const form = await openMobile("firebase");
    form.send();
    await waitFor(() =>
      expect(form.sent).toMatchObject([{ body: { verificationCode: "", firebaseIdToken: "id-token" } }]),
    );
    expect(prove).toHaveBeenCalledExactlyOnceWith("bind", "123456");
  });

  it("sends nothing if Firebase rejects the code", async () => {
    prove.mockResolvedValue({ failure: "errors.verificationCodeWrong" });
    const form = await openMobile("firebase");
    form.send();
    await screen.findByText(form.t("errors.verificationCodeWrong"));
    expect(form.sent).toEqual([]);
  });

  it.each([
    ["mobile", ""],
    ["mobile", "55"],
    ["smsCode", ""],
    ["password", ""],
  ] as const)("with %s %j is not sent", async (name, typed) => {
    const form = await openMobile();
    form.send({ [name]: typed });
    const invalid = form.field(form.labels[name]);
    await waitFor(() => expect(invalid.getAttribute("aria-invalid")).toBe("true"));
    await waitFor(() => expect(document.activeElement).toBe(invalid));
    expect(form.sent).toEqual([]);
  });

  it.each([
    ["mobile_taken", "errors.mobileTaken", "mobile"],
    ["verification_code_wrong", "errors.verificationCodeWrong", "smsCode"],
    ["old_password_wrong", "errors.oldPasswordWrong", "password"],
  ] as const)("rejected with %s shows %s at %s and keeps the values", async (code, text, name) => {
    const form = await openMobile("gateway", [code]);
    form.send();
    await screen.findByText(form.t(text));
    await waitFor(() => expect(document.activeElement).toBe(form.field(form.labels[name])));
    expect(form.field(form.labels.password).value).toBe("Nopal2026");
  });
});
