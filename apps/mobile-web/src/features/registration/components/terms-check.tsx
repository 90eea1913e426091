import { ButtonLink, Checkbox } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import type { RegistrationState } from "../hooks/use-registration-form.ts";

const TermsDialog = lazyComponent({
  name: "terms",
  load: () => import("./terms-dialog.tsx"),
  onFail: "message",
});

/**
 * The terms checkbox, pre-ticked if the merchant's policy says so (Spec §2, decisions S6a). Its link leads to the
 * help centre; a plain tap opens the same text in a dialog instead, so that nothing typed is lost
 * (docs/decisions/070).
 */
export function TermsCheck({ state }: { state: RegistrationState }) {
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
          href={paths.terms.to()}
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
