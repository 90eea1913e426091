import { chooseHelpTopic, type HelpAddress } from "@volado/domain/support";
import { Button, EmptyState } from "@volado/ui";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { preloadHtmlView } from "../../../shared/html/html-view.tsx";
import { prefetch } from "../../../shared/lazy/prefetch.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useHelpTopics } from "../../../shared/site/use-help-topics.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useHelpRefresh } from "../hooks/use-help-refresh.ts";
import { HelpArticle } from "./help-article.tsx";
import { HelpBar } from "./help-bar.tsx";
import { HelpTopics } from "./help-topics.tsx";
import { HelpWaiting } from "./help-waiting.tsx";

export interface HelpCentreProps {
  address: HelpAddress;
  /** Stands under the words of every topic. */
  end?: ReactNode;
}

/**
 * The help centre in its four looks: on its way, failed, empty, topics beside the one that the address asks
 * for (Spec §2 "Help").
 */
export function HelpCentre({ address, end }: HelpCentreProps) {
  const { t } = useTranslation();
  const query = useHelpTopics();
  const help = asyncState(query);
  const { refresh, refreshing } = useHelpRefresh(query);
  const [listed, setListed] = useState(true);
  const [shown, setShown] = useState(0);
  const listId = useId();

  // Beside the question for the topics; a failure is met again, and shown, where the words are.
  useEffect(() => prefetch(preloadHtmlView), []);

  const topics = help.data ?? [];
  const place = chooseHelpTopic(topics, address, shown);
  if (help.phase === "content" && place !== shown) setShown(place);

  const topic = topics[place];
  if (help.phase === "pending") return <HelpWaiting />;
  if (help.phase === "failed") return <LoadFailure title={t("help.failedTitle")} failure={help} />;
  if (!topic)
    return (
      <EmptyState
        title={t("help.emptyTitle")}
        action={
          <Button variant="quiet" loading={refreshing} onClick={refresh}>
            {t("help.refresh")}
          </Button>
        }
      >
        {t("help.empty")}
      </EmptyState>
    );

  return (
    <div className="app-help">
      <HelpBar
        listed={listed}
        listId={listId}
        onListed={setListed}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      <div className="app-help__columns">
        {listed && <HelpTopics id={listId} topics={topics} current={place} />}
        <HelpArticle
          topic={topic}
          place={place}
          named={address.index !== null || address.anchor !== ""}
          end={end}
        />
      </div>
    </div>
  );
}
