import { ButtonLink, Checkbox } from "@volado/ui";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import type { RegistrationState } from "../hooks/use-registration-form.ts";
import type { TermsDialogProps } from "./terms-dialog.tsx";

/**
 * Accepting the terms, ticked at first where the merchant's policy says so (Spec §2, decisions S6a). Their
 * link leads to the help centre; a plain tap opens the same words over the form instead, so that nothing
 * typed is lost (docs/decisions/070).
 */
export function TermsCheck({ state }: { state: RegistrationState }) {
  const { t } = useTranslation();
  const [Dialog, setDialog] = useState<ComponentType<TermsDialogProps>>();
  const [reading, setReading] = useState(false);

  // Not a lazy component: code that doesn't come must not take the filled-in form away.
  const read = async () => {
    try {
      const { TermsDialog } = await import("./terms-dialog.tsx");
      setDialog(() => TermsDialog);
      setReading(true);
    } catch {
      showToast({ kind: "error", text: t("errors.network") });
    }
  };

  return (
    <>
      <Checkbox {...state.registerTerms()} error={state.errors.terms?.message}>
        {t("register.accept", { age: merchant.policy.minimumAge })}{" "}
        <ButtonLink
          className="app-register__terms-link"
          variant="link"
          size="s"
          href={paths.terms.to()}
          onNavigate={(event) => {
            event.preventDefault();
            void read();
          }}
        >
          {t("register.terms.link")}
        </ButtonLink>
      </Checkbox>
      {Dialog && (
        <Dialog
          open={reading}
          onClose={() => setReading(false)}
          onAccept={() => {
            state.acceptTerms();
            setReading(false);
          }}
        />
      )}
    </>
  );
}
