import "@volado/ui/fold.css";
import { Fold } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { RegistrationState } from "../hooks/use-registration-form.ts";
import type { RegistrationGroup } from "../registration-groups.ts";
import { RegistrationInput } from "./registration-input.tsx";

/** A part of the form under its heading; the one that nobody has to fill in is folded up. */
export function RegistrationPart({ group, state }: { group: RegistrationGroup; state: RegistrationState }) {
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
        // The form's own name says as much as the first part's would.
        className={group.name === "account" ? "vo-visually-hidden" : "app-register__heading"}
      >
        {heading}
      </h2>
      <div className="app-register__fields">{inputs}</div>
    </fieldset>
  );
}
