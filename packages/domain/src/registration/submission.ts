import type { FieldMessageKey } from "../errors/field-message-key.ts";
import type { MessageKey } from "../errors/message-key.ts";
import type { RegistrationField } from "./registration-fields.ts";
import { type RegistrationForm, shownRegistrationFields } from "./registration-form.ts";

export interface SubmissionState {
  readonly formValid: boolean;
  readonly termsAccepted: boolean;
  /** Firebase's check of the SMS code; "unused" when the gateway checks it, or there is no code. */
  readonly firebaseCode: "unused" | "unproved" | "proved";
  /** Check of a typed invitation code; "unused" when the link's code is known, or none is typed. */
  readonly invitation: "unused" | "unchecked" | "checked";
}

/** The steps of a submission in order (Spec §4 "Registration submission order"). */
const submissionSteps = ["form", "terms", "firebase-code", "invitation", "register"] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

const isDone: Record<Exclude<SubmissionStep, "register">, (state: SubmissionState) => boolean> = {
  form: ({ formValid }) => formValid,
  terms: ({ termsAccepted }) => termsAccepted,
  "firebase-code": ({ firebaseCode }) => firebaseCode !== "unproved",
  invitation: ({ invitation }) => invitation !== "unchecked",
};

/** The first open step, which stops the submission when it fails. */
export const nextSubmissionStep = (state: SubmissionState): SubmissionStep =>
  submissionSteps.find((step) => step === "register" || !isDone[step](state)) ?? "register";

/** The fields a refusal may concern, the likeliest first. On the mobile tab the number is the username (Spec §3). */
const fieldsOf: Partial<Record<MessageKey | FieldMessageKey, readonly RegistrationField[]>> = {
  "errors.usernameTaken": ["username", "mobile"],
  "errors.mobileTaken": ["mobile"],
  "errors.verificationCodeWrong": ["smsCode"],
  "errors.passwordCommon": ["password"],
  "errors.passwordIsUsername": ["password"],
  "errors.passwordsDiffer": ["passwordAgain"],
  "errors.emailTaken": ["email"],
  "errors.underAge": ["birthday"],
  "errors.invalidInvitation": ["invitationCode"],
  "errors.agentInformation": ["referrerId", "invitationCode"],
  "errors.captchaRequired": ["captcha"],
  "errors.captchaWrong": ["captcha"],
};

const aboutAgent: readonly RegistrationField[] = ["invitationCode", "referrerId"];

/**
 * The field a refusal is shown at; undefined to show it above the form, when it concerns no field or a hidden one.
 * For an agent's invitation the agent's information is the code.
 */
export const refusedRegistrationField = (
  failure: MessageKey | FieldMessageKey,
  form: RegistrationForm,
): RegistrationField | undefined => {
  const shown = shownRegistrationFields(form);
  const fields =
    failure === "errors.agentInformation" && form.agentInvitation ? aboutAgent : fieldsOf[failure];
  return fields?.find((field) => shown.includes(field));
};
