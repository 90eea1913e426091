import type { HelpTopic } from "@volado/domain/support";
import { Skeleton } from "@volado/ui";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { HtmlView } from "../../../shared/html/html-view.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { useTopicFocus } from "../hooks/use-topic-focus.ts";

export interface HelpArticleProps {
  topic: HelpTopic;
  /** Its place among the topics. */
  place: number;
  /** The address asks for a topic, rather than for the help as such. */
  named: boolean;
  /** Under the words. */
  end?: ReactNode;
}

/** A topic's words, and what holds for all of them: who may play (Spec §2 "HTML content area"; decisions S2). */
export function HelpArticle({ topic, place, named, end }: HelpArticleProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useTopicFocus(place, named);
  return (
    <article className="app-help__article" aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {topic.title}
      </h2>
      {topic.html.trim() === "" ? (
        <p className="app-help__nothing">{t("help.noContent")}</p>
      ) : (
        <HtmlView html={topic.html} waiting={<Skeleton className="app-help__skeleton" lines={12} />} />
      )}
      {end}
      <p className="app-help__legal">
        {t("legal.minimumAge", { age: merchant.policy.minimumAge })} {t("legal.playResponsibly")}{" "}
        <a className="app-help__licences" href="/licences.txt" target="_blank" rel="noopener">
          {t("legal.licences")}
        </a>
      </p>
    </article>
  );
}
