import { Button, Tabs } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { type RegistrationOpening, useRegistrationForm } from "../hooks/use-registration-form.ts";
import { registrationGroups } from "../registration-groups.ts";
import { AlreadyRegisteredNote } from "./already-registered-note.tsx";
import { labelKey } from "./input-props.ts";
import { InvitationNote } from "./invitation-note.tsx";
import { RegistrationInput } from "./registration-input.tsx";
import { RegistrationPart } from "./registration-part.tsx";
import { TermsCheck } from "./terms-check.tsx";

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
            fields: wrongFields.map((field) => t(labelKey(field, state))).join(", "),
          })}
      </p>
      <div className="app-register__action">
        {registeredLogin && <AlreadyRegisteredNote prefill={registeredLogin} />}
        <FormFailure failure={failure} waiting={state.isSubmitting} />
        <Button type="submit" block loading={state.isSubmitting}>
          {t("register.submit")}
        </Button>
      </div>
    </form>
  );
}
