import { Button, Dialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { TermsText } from "./terms-text.tsx";

const articles = ["age", "account", "password", "play", "data"] as const;

interface TermsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Also ticks the terms checkbox. */
  onAccept: () => void;
}

/** The terms in a dialog over the form: a summary, then the full text (docs/decisions/070). */
export default function TermsDialog({ open, onClose, onAccept }: TermsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("register.terms.title")}
      closeLabel={t("common.close")}
      actions={<Button onClick={onAccept}>{t("common.accept")}</Button>}
    >
      <p>{t("register.terms.intro")}</p>
      <ol className="app-register__terms">
        {articles.map((article) => (
          <li key={article}>{t(`register.terms.${article}`, { age: merchant.policy.minimumAge })}</li>
        ))}
      </ol>
      <TermsText />
    </Dialog>
  );
}
