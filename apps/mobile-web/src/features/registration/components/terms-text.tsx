import { TERMS_ANCHOR } from "@volado/domain/support";
import { Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useHelpTopics } from "../../../shared/help/use-help-topics.ts";
import { HtmlView } from "../../../shared/html/html-view.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";

/**
 * The terms of use as the help centre has them, whole. Their links open beside: the form under the dialog must stay.
 */
export function TermsText() {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useHelpTopics();
  const skeleton = <Skeleton lines={10} />;
  const terms = data?.find(({ anchor }) => anchor === TERMS_ANCHOR);
  if (data && !terms) return null;
  return (
    <section className="app-register__whole" aria-busy={isPending}>
      <h3>{t("register.terms.whole")}</h3>
      {isPending && skeleton}
      {!isPending && !data && <RetryBlock onRetry={refetch} />}
      {terms && <HtmlView html={terms.html} waiting={skeleton} headingLevel={4} ownLinks="beside" />}
    </section>
  );
}
