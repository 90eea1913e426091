import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { registrationMutations, registrationQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import {
  nextSubmissionStep,
  type RegistrationContext,
  type RegistrationForm,
  registerMethod,
  registrationOf,
  type SubmissionState,
  shownRegistrationFields,
} from "@volado/domain/registration";
import { cleanCode } from "@volado/domain/validation";
import { openedIn } from "../../../shared/device/device.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { refusesInvitation } from "../invitation-refusal.ts";
import type { RegistrationFormFields } from "../registration-check.ts";

/** What a submission needs beside what is typed. */
export interface StepsContext extends Pick<RegistrationContext, "diallingCode" | "captchaId"> {
  readonly form: RegistrationForm;
  /** Of the link that led here; empty without one, or with a dead one. */
  readonly linkCode: string;
  /** With Firebase: the typed code -> id token; undefined when it is wrong, which the code's field says by itself. */
  readonly prove: (code: string) => Promise<string | undefined>;
}

/** What came of a submission. */
export type SubmissionResult =
  | { readonly registered: true }
  | {
      readonly registered: false;
      /** undefined: the SMS code was not proved. */
      readonly failure: MessageKey | undefined;
      /** The registration call was made: it used the captcha's picture up. */
      readonly sent: boolean;
    };

/** What is still to be done for a form without problems. */
const begin = (typed: RegistrationFormFields, form: RegistrationForm, unchecked: string): SubmissionState => {
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

/** Sends a checked form, one step after the other (Spec §4 "Registration submission order"). */
export const useRegistrationSteps = ({ form, linkCode, prove, ...around }: StepsContext) => {
  const client = useClient();
  const queries = useQueryClient();
  const mainDomain = useSiteInfo()?.mainDomain ?? "";
  const { byUsername, byMobile } = registrationMutations;
  const { mutateAsync } = useMutation({
    ...(form.tab === "mobile" ? byMobile(client) : byUsername(client)),
    meta: { inline: true },
  });

  const asked = shownRegistrationFields(form).includes("invitationCode");

  /**
   * The code to register with, accepted by the gateway. A link's code that could not be asked about before, and that no
   * field shows, goes along unseen, or is left out when it is nobody's: the player could do nothing about it.
   */
  const acceptedCode = async (code: string): Promise<string> => {
    const agents = form.agentInvitation === true;
    try {
      await queries.fetchQuery(registrationQueries.invitation(client, code, { agents }));
      return code;
    } catch (error) {
      if (!asked && refusesInvitation(error)) return "";
      throw error;
    }
  };

  /** The last step, with what those before it have brought. */
  const register = (typed: RegistrationFormFields, code: string, firebaseIdToken: string | undefined) => {
    const method = registerMethod(openedIn());
    const { hostname } = window.location;
    const filledIn = { ...form, invitationKnown: !asked && code !== "" };
    const beside = { ...around, invitationCode: code, hostname, mainDomain, method, firebaseIdToken };
    return mutateAsync(registrationOf(typed, filledIn, beside));
  };

  return async (typed: RegistrationFormFields): Promise<SubmissionResult> => {
    let code = asked ? cleanCode(typed.invitationCode) : linkCode;
    let state = begin(typed, form, form.invitationKnown ? "" : code);
    let firebaseIdToken: string | undefined;
    const stopped = (failure: MessageKey | undefined) =>
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
      return stopped(messageKeyOf(error));
    }
  };
};
