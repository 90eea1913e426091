import { useMutation, useQueryClient } from "@tanstack/react-query";
import { registrationMutations, registrationQueries } from "@volado/api-client/query";
import {
  nextSubmissionStep,
  type Registration,
  type RegistrationContext,
  type RegistrationForm,
  registerMethod,
  registrationOf,
  type SocialProposal,
  type SubmissionState,
  shownRegistrationFields,
} from "@volado/domain/registration";
import { cleanCode } from "@volado/domain/validation";
import type { ReactNode } from "react";
import { openedIn } from "../../../shared/device/device.ts";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusals.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import type { RegistrationFormFields } from "../registration-check.ts";
import { refusesInvitation } from "./use-received-invitation.ts";

/** A social sign-up. Separate from the form, because few players load it. */
export interface SocialSignUp {
  readonly proposal: SocialProposal;
  /** Registers, and logs in. Rejects as the calls do. */
  readonly register: (registration: Registration) => Promise<void>;
  /** A note of its own for a failure. */
  readonly noteOf: (failure: RefusalKey) => ReactNode;
}

/** Input of a submission in addition to the form's values. */
export interface StepsContext extends Pick<RegistrationContext, "diallingCode" | "captchaId"> {
  readonly form: RegistrationForm;
  /** The identity to register, for a social sign-up. */
  readonly social?: SocialSignUp | undefined;
  /** The link's code; empty without one or if it was rejected. */
  readonly linkCode: string;
  /** With Firebase: returns the ID token for a code, or undefined if it is wrong, which the code's field shows. */
  readonly prove: (code: string) => Promise<string | undefined>;
}

export type SubmissionResult =
  | { readonly registered: true }
  | {
      readonly registered: false;
      /** Undefined if the SMS code was not verified. */
      readonly failure: RefusalKey | undefined;
      /** Whether the registration call was made. */
      readonly sent: boolean;
    };

const initialState = (
  typed: RegistrationFormFields,
  form: RegistrationForm,
  unchecked: string,
): SubmissionState => {
  const shown = shownRegistrationFields(form);
  const given = (field: "smsCode" | "mobile") => shown.includes(field) && typed[field].trim() !== "";
  const proves = form.settings.smsBy === "firebase" && given("smsCode") && given("mobile");
  return {
    formValid: true,
    termsAccepted: typed.terms,
    firebaseCode: proves ? "unproved" : "unused",
    invitation: unchecked === "" ? "unused" : "unchecked",
  };
};

/** Submits a valid form step by step (Spec §4 "Registration submission order"). */
export const useRegistrationSteps = ({ form, social, linkCode, prove, ...context }: StepsContext) => {
  const client = useClient();
  const queries = useQueryClient();
  const mainDomain = useSiteInfo()?.mainDomain ?? "";
  const { byUsername, byMobile } = registrationMutations;
  const { mutateAsync } = useMutation({
    ...(form.tab === "mobile" ? byMobile(client) : byUsername(client)),
    meta: { inline: true },
  });

  const hasCodeField = shownRegistrationFields(form).includes("invitationCode");

  /** The accepted code. An invalid code of the link is omitted if the player has no field to correct it. */
  const acceptedCode = async (code: string): Promise<string> => {
    const agents = form.agentInvitation === true;
    try {
      await queries.fetchQuery(registrationQueries.invitation(client, code, { agents }));
      return code;
    } catch (error) {
      if (!hasCodeField && refusesInvitation(error)) return "";
      throw error;
    }
  };

  const register = (typed: RegistrationFormFields, code: string, firebaseIdToken: string | undefined) => {
    const method = registerMethod(openedIn());
    const { hostname } = window.location;
    const filledIn = { ...form, invitationKnown: !hasCodeField && code !== "" };
    const details = { ...context, invitationCode: code, hostname, mainDomain, method, firebaseIdToken };
    const registration = registrationOf(typed, filledIn, details);
    return social ? social.register(registration) : mutateAsync(registration);
  };

  return async (typed: RegistrationFormFields): Promise<SubmissionResult> => {
    let code = hasCodeField ? cleanCode(typed.invitationCode) : linkCode;
    let state = initialState(typed, form, form.invitationKnown ? "" : code);
    let firebaseIdToken: string | undefined;
    const stopped = (failure: RefusalKey | undefined) =>
      ({ registered: false, failure, sent: nextSubmissionStep(state) === "register" }) as const;
    try {
      if (nextSubmissionStep(state) === "firebase-code") {
        firebaseIdToken = await prove(typed.smsCode);
        if (firebaseIdToken === undefined) return stopped(undefined);
        state = { ...state, firebaseCode: "proved" };
      }
      if (nextSubmissionStep(state) === "invitation") {
        code = await acceptedCode(code);
        state = { ...state, invitation: "checked" };
      }
      await register(typed, code, firebaseIdToken);
      return { registered: true };
    } catch (error) {
      return stopped(refusalKeyOf(error));
    }
  };
};
