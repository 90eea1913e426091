import "@volado/ui/fold.css";
import { Button, ButtonLink, Checkbox, Fold, InlineMessage, Tabs } from "@volado/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { merchant } from "../../../shared/merchant.ts";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { termsPath } from "../../../shared/navigation/paths.ts";
import type { Invitation } from "../hooks/use-received-invitation.ts";
import {
  type RegistrationOpening,
  type RegistrationState,
  useRegistrationForm,
} from "../hooks/use-registration-form.ts";
import { type RegistrationGroup, registrationGroups } from "../registration-groups.ts";
import { labelKey } from "./input-props.ts";
import { LoginLink } from "./login-link.tsx";
import { RegistrationInput } from "./registration-input.tsx";

const TermsDialog = lazyComponent({
  name: "terms",
  load: () => import("./terms-dialog.tsx"),
  onFail: "message",
});

/**
 * The terms checkbox, pre-ticked if the merchant's policy says so (Spec §2, decisions S6a). Its link leads to the help
 * centre; a plain tap opens the same text in a dialog instead, to keep the input (docs/decisions/070).
 */
function TermsCheck({ state }: { state: RegistrationState }) {
  const { t } = useTranslation();
  const [reading, setReading] = useState(false);

  return (
    <>
      <Checkbox {...state.registerTerms()} error={state.errors.terms?.message}>
        <span>{t("register.accept", { age: merchant.policy.minimumAge })}</span>{" "}
        <ButtonLink
          className="app-register__terms-link"
          variant="link"
          size="s"
          href={termsPath}
          onNavigate={(event) => {
            event.preventDefault();
            setReading(true);
          }}
        >
          {t("register.terms.link")}
        </ButtonLink>
      </Checkbox>
      <TermsDialog
        open={reading}
        onClose={() => setReading(false)}
        onAccept={() => {
          state.acceptTerms();
          setReading(false);
        }}
      />
    </>
  );
}

interface InvitationNoteProps {
  invitation: Invitation;
  /** Whether this is the form for agents' invitations, which requires one. */
  agents: boolean;
  /** Whether the form has a field for a code. */
  hasCodeField: boolean;
}

/** Shows the invitation, or that the link's is invalid (Spec §2 "invitation code", §8 "Referrer link error"). */
export function InvitationNote({ invitation, agents, hasCodeField }: InvitationNoteProps) {
  const { t } = useTranslation();
  const { status } = invitation;
  if (status === "known")
    return <InlineMessage kind="success">{t("register.invited", { code: invitation.code })}</InlineMessage>;
  if (agents && status === "none" && hasCodeField)
    return <InlineMessage>{t("register.agentCode")}</InlineMessage>;
  if (agents && (status === "dead" || status === "none"))
    return <InlineMessage kind="error">{t("errors.referrerLink")}</InlineMessage>;
  if (status !== "dead") return null;
  return <InlineMessage>{t(hasCodeField ? "register.deadLink" : "errors.referrerLink")}</InlineMessage>;
}

/** An earlier attempt without a response seems to have registered the player; links to the login. */
function AlreadyRegisteredNote({ prefill }: { prefill: LoginPrefill }) {
  const { t } = useTranslation();
  return <InlineMessage action={<LoginLink prefill={prefill} />}>{t("register.arrived")}</InlineMessage>;
}

/** A part of the form with its heading; the optional part is folded. */
function RegistrationPart({ group, state }: { group: RegistrationGroup; state: RegistrationState }) {
  const { t } = useTranslation();
  const headingId = useId();
  const heading = t(`register.groups.${group.name}`);
  const inputs = group.fields.map((name) => <RegistrationInput key={name} name={name} state={state} />);
  if (group.name === "more") {
    return (
      <Fold
        label={
          <span className="app-register__heading">
            {heading} <span className="app-register__optional">{t("register.optional")}</span>
          </span>
        }
      >
        <div className="app-register__fields">{inputs}</div>
      </Fold>
    );
  }
  return (
    <fieldset className="app-register__part" aria-labelledby={headingId}>
      <h2
        id={headingId}
        // The page's title already names the first part.
        className={group.name === "account" ? "vo-visually-hidden" : "app-register__heading"}
      >
        {heading}
      </h2>
      <div className="app-register__fields">{inputs}</div>
    </fieldset>
  );
}

/** The registration form as the merchant configured it (Spec §2 "Registration"). */
export function RegistrationForm(opening: RegistrationOpening) {
  const { t } = useTranslation();
  const state = useRegistrationForm(opening);
  const { form, tabs, failure, registeredLogin, wrongFields } = state;
  const groups = registrationGroups(form, merchant.layout.registrationFields);
  const hasCodeField = groups.some(({ fields }) => fields.includes("invitationCode"));

  const parts = (
    <>
      {groups.map((group) => (
        <RegistrationPart key={group.name} group={group} state={state} />
      ))}
      {form.settings.fields.captcha.enabled && <RegistrationInput name="captcha" state={state} />}
      <TermsCheck state={state} />
    </>
  );

  return (
    <form className="app-register" noValidate onSubmit={state.submit}>
      <InvitationNote invitation={opening.invitation} agents={opening.agents} hasCodeField={hasCodeField} />
      {tabs.length > 1 ? (
        <Tabs
          label={t("register.tabs.label")}
          items={tabs.map((tab) => ({ value: tab, label: t(`register.tabs.${tab}`) }))}
          value={form.tab}
          onValueChange={state.changeTab}
        >
          <div className="app-register__parts">{parts}</div>
        </Tabs>
      ) : (
        <div className="app-register__parts">{parts}</div>
      )}
      <p className="vo-visually-hidden" role="alert">
        {wrongFields.length > 0 &&
          t("register.wrong", {
            count: wrongFields.length,
            fields: wrongFields
              .map((field) => t(field === "terms" ? "register.terms.title" : labelKey(field, state)))
              .join(", "),
          })}
      </p>
      <div className="app-register__action">
        {registeredLogin && <AlreadyRegisteredNote prefill={registeredLogin} />}
        {(failure && opening.social?.noteOf(failure)) ?? (
          <FormFailure failure={failure} waiting={state.isSubmitting} />
        )}
        <Button type="submit" block loading={state.isSubmitting}>
          {t("register.submit")}
        </Button>
      </div>
    </form>
  );
}
