/** How far a registration has come. */
export interface SubmissionState {
  /** No shown field has a problem. */
  readonly formValid: boolean;
  readonly termsAccepted: boolean;
  /** The SMS code as Firebase sees it; "unused" when the gateway checks codes, or none is asked for. */
  readonly firebaseCode: "unused" | "unproved" | "proved";
  /** A typed invitation code; "unused" when the link's code is known, or none is typed. */
  readonly invitation: "unused" | "unchecked" | "checked";
}

/** The steps of a submission, in the specification's order (Spec §4 "Registration submission order"). */
const submissionSteps = ["form", "terms", "firebase-code", "invitation", "register"] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

const isDone: Record<Exclude<SubmissionStep, "register">, (state: SubmissionState) => boolean> = {
  form: ({ formValid }) => formValid,
  terms: ({ termsAccepted }) => termsAccepted,
  "firebase-code": ({ firebaseCode }) => firebaseCode !== "unproved",
  invitation: ({ invitation }) => invitation !== "unchecked",
};

/** The first step that is still to be done: the one that stops the submission when it fails. */
export const nextSubmissionStep = (state: SubmissionState): SubmissionStep =>
  submissionSteps.find((step) => step === "register" || !isDone[step](state)) ?? "register";
