/** State of a submission. */
export interface SubmissionState {
  /** No shown field has a problem. */
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
