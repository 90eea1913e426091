import { TERMS_ANCHOR } from "@volado/domain/support";
import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { HtmlView } from "../../../shared/html/html-view.tsx";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useHelpTopics } from "../../../shared/site/use-help-topics.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";

/** The full terms of use from the help centre. Links open in a new tab, to keep the form. */
export function TermsText() {
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
