import type { MessageKey } from "@volado/domain/errors";
import {
  carryMobile,
  isRegistrationFieldRequired,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationTab,
  refusedRegistrationField,
  registrationFieldBounds,
} from "@volado/domain/registration";
import { mobileProblem } from "@volado/domain/validation";
import { useEffect, useEffectEvent, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCommonPasswords } from "../../../shared/forms/common-passwords.ts";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { useLanguageRevalidation } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useCaptcha } from "../../../shared/sign-in/captcha.tsx";
import { useCountries } from "../../../shared/sign-in/use-countries.ts";
import { useSmsCode } from "../../../shared/sign-in/use-sms-code.ts";
import {
  emptyForm,
  type RegistrationFormField,
  type RegistrationFormFields,
  registrationCheck,
  storableFields,
} from "../registration-check.ts";
import { registrationOrder } from "../registration-groups.ts";
import { useFieldChecks, useUsernameCheck } from "./use-field-checks.ts";
import { useFormSubmit, useUncertainSubmit } from "./use-form-submit.ts";
import type { Invitation } from "./use-received-invitation.ts";
import type { SocialSignUp } from "./use-registration-steps.ts";

interface CodesContext {
  readonly form: RegistrationForm;
  readonly fields: UseFormReturn<RegistrationFormFields>;
  readonly diallingCode: string;
  readonly focus: (field: RegistrationFormField) => void;
}

/** SMS codes of the registration (Spec §4 "SMS send", §5 "SMS request first validates mobile"). */
const useRegistrationCodes = ({ form, fields, diallingCode, focus }: CodesContext) => {
  const { t } = useTranslation();
  const { settings } = form;
  const sms = useSmsCode({ purpose: "register", smsBy: settings.smsBy, needsHuman: settings.smsNeedsHuman });
  const [requestedFor, setRequestedFor] = useState<{
    readonly mobile: string;
    readonly diallingCode: string;
  }>();

  // The field with the error: the number, otherwise the code.
  const refusedField = sms.failure && (refusedRegistrationField(sms.failure, form) ?? "smsCode");
  const focusNumber = useEffectEvent(() => focus("mobile"));
  useEffect(() => {
    if (refusedField === "mobile") focusNumber();
  }, [refusedField]);

  return {
    sms,
    /** Why the last code was not sent or verified: the message, its field, and the number it was requested for. */
    smsFailure: sms.failure && {
      key: sms.failure,
      field: refusedField,
      requestedFor: requestedFor?.diallingCode === diallingCode ? requestedFor.mobile : undefined,
    },

    /** Sends a code; an invalid number shows its error and gets the focus instead. */
    sendCode: async (): Promise<boolean> => {
      const mobile = fields.getValues("mobile");
      const problem = mobileProblem(mobile, diallingCode, registrationFieldBounds("mobile", settings));
      if (problem) {
        fields.setError("mobile", { type: problem.key, message: t(problem.key, problem.values) });
        focus("mobile");
        return false;
      }
      fields.clearErrors("mobile");
      setRequestedFor({ mobile, diallingCode });
      return sms.send({ mobile, diallingCode });
    },
  };
};

export interface RegistrationOpening extends Pick<RegistrationForm, "settings" | "switches"> {
  /** The available ways to register; the first is the default (Spec §2). */
  readonly tabs: readonly [RegistrationTab, ...RegistrationTab[]];
  readonly invitation: Invitation;
  /** Whether the form is for an agent's invitation. */
  readonly agents: boolean;
  /** A Google or Facebook identity to register. */
  readonly social?: SocialSignUp;
}

/** State of the registration form: fields, values, validation and submission (Spec §2, §4, §5 "Registration"). */
export const useRegistrationForm = ({
  settings,
  switches,
  tabs,
  invitation,
  agents,
  social,
}: RegistrationOpening) => {
  const { t } = useTranslation();
  const [chosenTab, chooseTab] = useState(
    () => sessionDrafts.get("account-entry", ["registrationTab"]).registrationTab,
  );
  const tab = tabs.find((open) => open === chosenTab) ?? tabs[0];
  const [diallingCode, setDiallingCode] = useState(
    () => sessionDrafts.get("account-entry", ["diallingCode"]).diallingCode ?? merchant.diallingCode,
  );

  const invitationKnown = invitation.status === "known";
  const form: RegistrationForm = {
    settings,
    switches,
    tab,
    invitationKnown,
    agentInvitation: agents,
    social: social !== undefined,
  };
  const order = registrationOrder(form, merchant.layout.registrationFields);
  const draftName = social ? (`social-sign-up:${social.proposal.username}` as const) : "account-entry";
  const usernames = useUsernameCheck();
  const uncertain = useUncertainSubmit();
  const captcha = useCaptcha(order.includes("captcha"));

  const { minimumAge, emailPattern } = merchant.policy;
  const rules = {
    ...form,
    diallingCode,
    minimumAge,
    emailPattern,
    today: useMerchantToday(),
    isCommon: useCommonPasswords(),
  };
  const fields = useForm<RegistrationFormFields>({
    resolver: problemResolver(
      registrationCheck(
        rules,
        (name) => !uncertain.isUncertain(name) && usernames.isTaken(name),
        (mobile) => numberRefusal(mobile),
      ),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: {
      ...emptyForm,
      ...social?.proposal,
      ...sessionDrafts.get(draftName, storableFields),
      ...(invitation.status === "unchecked" && { invitationCode: invitation.code }),
      terms: merchant.policy.termsPreTicked,
    },
    shouldFocusError: false,
  });
  useSessionDraft(fields, draftName, storableFields);
  useLanguageRevalidation(fields, order);

  /** Focuses a field, expanding the part that folds it. */
  const focus = (field: RegistrationFormField) => {
    const [input] = document.getElementsByName(field);
    input?.closest("details")?.setAttribute("open", "");
    fields.setFocus(field);
  };

  const codes = useRegistrationCodes({ form, fields, diallingCode, focus });
  const { clearOutcome, takenMobile, ...sending } = useFormSubmit({
    form,
    social,
    fields,
    order,
    focus,
    captcha,
    usernames,
    uncertain,
    diallingCode,
    linkCode: "code" in invitation ? invitation.code : "",
    prove: codes.sms.prove,
  });

  const { smsFailure } = codes;
  /** Why the gateway refused this number, when a code was requested or the form sent. */
  const numberRefusal = (mobile: string): MessageKey | undefined => {
    if (mobile === takenMobile) return "errors.mobileTaken";
    return smsFailure?.field === "mobile" && mobile === smsFailure.requestedFor ? smsFailure.key : undefined;
  };

  return {
    form,
    tabs,
    captcha,
    ...codes,
    ...sending,
    diallingCodes: useCountries(),
    diallingCode,
    setDiallingCode: (code: string) => {
      setDiallingCode(code);
      sessionDrafts.set("account-entry", { diallingCode: code });
      fields.clearErrors("mobile");
    },
    errors: fields.formState.errors,
    isSubmitting: fields.formState.isSubmitting,
    control: fields.control,
    numberRefusal,
    freeUsername: usernames.free,
    isRequired: (field: RegistrationField) => isRegistrationFieldRequired(field, form),
    bounds: (field: RegistrationField) => registrationFieldBounds(field, settings),
    registerTerms: () => fields.register("terms"),
    acceptTerms: () => {
      fields.setValue("terms", true);
      fields.clearErrors("terms");
    },

    register: useFieldChecks(fields, usernames, diallingCode),

    /** Changes the tab; a typed number is carried over (Spec §2). */
    changeTab: (next: RegistrationTab) => {
      const { mobile } = carryMobile(tab, fields.getValues(), { settings, diallingCode });
      fields.setValue("mobile", mobile);
      fields.clearErrors();
      clearOutcome();
      chooseTab(next);
      sessionDrafts.set("account-entry", { registrationTab: next });
    },
  };
};

export type RegistrationState = ReturnType<typeof useRegistrationForm>;
