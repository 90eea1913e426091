import { TERMS_ANCHOR } from "@volado/domain/support";
import { Button, Dialog, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { HtmlView } from "../../../shared/html/html-view.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useHelpTopics } from "../../../shared/services/use-help-topics.ts";

/** The full terms of use from the help centre. Links open in a new tab, to keep the form. */
function TermsText() {
  const { t } = useTranslation();
  const topics = asyncState(useHelpTopics());
  const skeleton = <Skeleton lines={10} />;
  const terms = topics.data?.find(({ anchor }) => anchor === TERMS_ANCHOR);
  if (topics.phase === "content" && !terms) return null;
  return (
    <section className="app-register__whole" aria-busy={topics.phase === "pending"}>
      <h3>{t("register.terms.whole")}</h3>
      {topics.phase === "pending" && skeleton}
      {topics.phase === "failed" && <RetryBlock onRetry={topics.retry} />}
      {terms && <HtmlView html={terms.html} waiting={skeleton} headingLevel={4} ownLinks="beside" />}
    </section>
  );
}

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
