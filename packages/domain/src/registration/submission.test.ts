import { describe, expect, test } from "vitest";
import { form, setting, settingsWith } from "../../samples/index.ts";
import type { MessageKey } from "../errors/message-key.ts";
import { type RegistrationField, registrationFields } from "./registration-fields.ts";
import type { RegistrationForm } from "./registration-form.ts";
import {
  nextSubmissionStep,
  refusedRegistrationField,
  type SubmissionState,
  type SubmissionStep,
} from "./submission.ts";

const done: SubmissionState = {
  formValid: true,
  termsAccepted: true,
  firebaseCode: "proved",
  invitation: "checked",
};

describe("a submission (Spec §4)", () => {
  test.each<[Partial<SubmissionState>, SubmissionStep]>([
    [{}, "register"],
    [{ firebaseCode: "unused", invitation: "unused" }, "register"],
    [{ invitation: "unchecked" }, "invitation"],
    [{ firebaseCode: "unproved", invitation: "unchecked" }, "firebase-code"],
    [{ termsAccepted: false, firebaseCode: "unproved", invitation: "unchecked" }, "terms"],
    [{ formValid: false, termsAccepted: false, firebaseCode: "unproved", invitation: "unchecked" }, "form"],
    [{ formValid: false }, "form"],
    [{ termsAccepted: false }, "terms"],
  ])("with %o is at %s", (given, step) => {
    expect(nextSubmissionStep({ ...done, ...given })).toBe(step);
  });
});

describe("a refusal by the gateway", () => {
  const all = settingsWith(Object.fromEntries(registrationFields.map((field) => [field, setting()])));
  const byUsername: RegistrationForm = { ...form, settings: all };
  const byMobile: RegistrationForm = { ...byUsername, tab: "mobile" };
  const byAgent: RegistrationForm = { ...byUsername, agentInvitation: true };
  const byKnownAgent: RegistrationForm = { ...byAgent, invitationKnown: true };
  const withoutReferrer: RegistrationForm = {
    ...form,
    settings: settingsWith({ invitationCode: setting() }),
  };

  test.each<[MessageKey, string, RegistrationForm, RegistrationField | undefined]>([
    ["errors.usernameTaken", "by username", byUsername, "username"],
    ["errors.usernameTaken", "by mobile", byMobile, "mobile"],
    ["errors.mobileTaken", "by username", byUsername, "mobile"],
    ["errors.emailTaken", "by username", byUsername, "email"],
    ["errors.verificationCodeWrong", "by mobile", byMobile, "smsCode"],
    ["errors.passwordsDiffer", "by username", byUsername, "passwordAgain"],
    ["errors.underAge", "by username", byUsername, "birthday"],
    ["errors.invalidInvitation", "by username", byUsername, "invitationCode"],
    ["errors.agentInformation", "by username", byUsername, "referrerId"],
    ["errors.agentInformation", "without a referrer's field", withoutReferrer, "invitationCode"],
    ["errors.agentInformation", "by an agent's invitation", byAgent, "invitationCode"],
    ["errors.agentInformation", "by an agent's known invitation", byKnownAgent, "referrerId"],
    ["errors.captchaRequired", "by username", byUsername, "captcha"],
    ["errors.captchaWrong", "by username", byUsername, "captcha"],
    ["errors.registrationClosed", "by username", byUsername, undefined],
    ["errors.network", "by username", byUsername, undefined],
    ["errors.emailTaken", "without an e-mail's field", form, undefined],
    ["errors.underAge", "without a birthday's field", form, undefined],
    ["errors.invalidInvitation", "with the link's code", byKnownAgent, undefined],
  ])("%s, %s, is shown at its field or above the form", (failure, _how, given, field) => {
    expect(refusedRegistrationField(failure, given)).toBe(field);
  });
});
