import "@volado/ui/fold.css";
import { Fold } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { RegistrationState } from "../hooks/use-registration-form.ts";
import type { RegistrationGroup } from "../registration-groups.ts";
import { RegistrationInput } from "./registration-input.tsx";

/** A part of the form with its heading; the optional part is folded. */
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
        // The page's title already names the first part.
        className={group.name === "account" ? "vo-visually-hidden" : "app-register__heading"}
      >
        {heading}
      </h2>
      <div className="app-register__fields">{inputs}</div>
    </fieldset>
  );
}
