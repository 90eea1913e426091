import type { MessageKey } from "@volado/domain/errors";
import { ButtonLink, InlineMessage } from "@volado/ui";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { TryMessage } from "../../../shared/forms/form-failure.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { backIn, type LoginKind, loginKindPath } from "../login-kind.ts";
import { forgotPasswordPath } from "./account-menu.tsx";

/** Where the player can continue, and the link's text. */
interface NextStep {
  readonly text: "auth.toRegister" | "auth.toForgotPassword" | "auth.toAgentLogin" | "auth.toPlayerLogin";
  readonly href: string;
}

interface RefusalMessage {
  readonly text: MessageKey | "auth.notAnAgent";
  readonly nextStep: NextStep | undefined;
}

/**
 * Message and link for a failed login (Spec §6, §8). Both logins send `agents_only`: the players' login to refuse
 * agents, the agents' login to refuse everybody else. An unknown user can register, but not as an agent.
 */
export const describeRefusal = (key: MessageKey, kind: LoginKind, search: string): RefusalMessage => {
  const other = loginKindPath(kind === "agents" ? "players" : "agents", search);
  switch (key) {
    case "errors.agentsOnly":
      return kind === "agents"
        ? { text: "auth.notAnAgent", nextStep: { text: "auth.toPlayerLogin", href: other } }
        : { text: key, nextStep: { text: "auth.toAgentLogin", href: other } };
    case "errors.userNotFound":
    case "errors.mobileNotRegistered":
      return {
        text: key,
        nextStep:
          kind === "agents"
            ? undefined
            : { text: "auth.toRegister", href: paths.register.to({ back: backIn(search) }) },
      };
    case "errors.wrongPassword":
      return { text: key, nextStep: { text: "auth.toForgotPassword", href: forgotPasswordPath(kind) } };
    default:
      return { text: key, nextStep: undefined };
  }
};

/** A field that can show a refusal. */
export type RefusedField = "captcha" | "smsCode";

const shownAt: Partial<Record<MessageKey, RefusedField>> = {
  "errors.captchaRequired": "captcha",
  "errors.captchaWrong": "captcha",
  "errors.verificationCodeWrong": "smsCode",
};

const fixedIn: Partial<Record<MessageKey, string>> = {
  ...shownAt,
  "errors.userNotFound": "username",
  "errors.wrongPassword": "password",
  "errors.mobileNotRegistered": "mobile",
};

/**
 * The field to focus because correcting it may help. Undefined if no input is wrong, so that no keyboard covers the
 * message.
 */
export const fieldToCorrect = <Field extends string>(
  failure: MessageKey,
  fields: readonly Field[],
): Field | undefined => fields.find((field) => field === fixedIn[failure]);

/** Where a refusal is shown: at its field while that is visible, otherwise above the form. */
export const failurePlace = (
  failure: MessageKey | undefined,
  shown: ReadonlySet<RefusedField>,
): RefusedField | "form" => {
  const field = failure && shownAt[failure];
  return field && shown.has(field) ? field : "form";
};

/**
 * Returns a function to call with each refusal. It focuses a captcha that has just appeared, so that the player
 * notices it, or else the field that was wrong.
 */
export const useLoginRefusalFocus = <Field extends string>(
  setFocus: (field: Field | "captcha") => void,
  fields: readonly (Field | "captcha")[],
  captchaShown: boolean,
): ((refusal: MessageKey) => void) => {
  const [refused, setRefused] = useState<{ readonly key: MessageKey; readonly hadCaptcha: boolean }>();
  const focus = useEffectEvent(({ key, hadCaptcha }: NonNullable<typeof refused>) => {
    const field = captchaShown && !hadCaptcha ? "captcha" : fieldToCorrect(key, fields);
    if (field) setFocus(field);
  });
  useEffect(() => {
    if (refused) focus(refused);
  }, [refused]);
  return (key) => setRefused({ key, hadCaptcha: captchaShown });
};

/** Marks the field to correct while the message above the form says why, and describes it by that message. */
export const useFailureMark = (failure: MessageKey | undefined) => {
  const messageId = useId();
  return {
    messageId,
    markOf: (field: "username" | "password" | "mobile") =>
      failure && fixedIn[failure] === field ? { invalid: true, "aria-describedby": messageId } : undefined,
  } as const;
};

interface RefusalProps extends Pick<LoginFailureProps, "kind" | "messageId"> {
  readonly why: MessageKey;
}

function Refusal({ why, kind, messageId }: RefusalProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  const { text, nextStep } = describeRefusal(why, kind, search);
  return (
    <InlineMessage
      kind="error"
      action={
        nextStep && (
          <ButtonLink variant="link" size="s" href={nextStep.href} onNavigate={follow}>
            {t(nextStep.text)}
          </ButtonLink>
        )
      }
    >
      <span id={messageId}>{t(text)}</span>
    </InlineMessage>
  );
}

export interface LoginFailureProps {
  readonly failure: MessageKey | undefined;
  readonly kind: LoginKind;
  readonly waiting: boolean;
  /** `id` of the message's text, which describes the field to correct. */
  readonly messageId: string;
}

/** Why the login failed, above the form, with a link to continue if there is one. */
export function LoginFailure({ failure, waiting, ...rest }: LoginFailureProps) {
  return (
    <TryMessage why={failure} waiting={waiting}>
      {(why) => <Refusal why={why} {...rest} />}
    </TryMessage>
  );
}
