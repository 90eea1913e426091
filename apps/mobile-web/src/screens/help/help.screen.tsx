import "./help.css";
import { chooseHelpTopic, type HelpAddress, type HelpTopic } from "@volado/domain/support";
import { Button, EmptyState, MenuIcon, RefreshIcon, Skeleton } from "@volado/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useHelpRefresh, useTopicFocus } from "../../features/help/hooks/use-help-refresh.ts";
import { FeedbackRow } from "../../features/inbox/components/feedback-row.tsx";
import { ContactSupport } from "../../features/live-chat/components/live-chat-row.tsx";
import { HtmlView, preloadHtmlView } from "../../shared/html/html-view.tsx";
import { prefetch } from "../../shared/lazy/prefetch.ts";
import { merchant } from "../../shared/merchant.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../shared/query/async-state.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../shared/query/loading-block.tsx";
import { useHelpTopics } from "../../shared/services/use-help-topics.ts";

const topics = ["a", "b", "c", "d", "e", "f", "g", "h"];

function HelpWaiting() {
  return (
    <LoadingBlock className="app-help">
      <div className="app-help__bar" />
      <div className="app-help__columns">
        <div className="app-help__topics">
          {topics.map((topic) => (
            <Skeleton key={topic} className="app-help__topic-skeleton" height={28} />
          ))}
        </div>
        <div className="app-help__article">
          <Skeleton height={32} width="70%" />
          <Skeleton lines={12} />
        </div>
      </div>
    </LoadingBlock>
  );
}

/**
 * Topic list on the left (Spec §2 "Help"). Each topic has an address; it replaces the history entry, so back leaves
 * the help.
 */
function HelpTopics({ id, topics, current }: { id: string; topics: readonly HelpTopic[]; current: number }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  const list = useRef<HTMLElement>(null);

  // Scrolls only the list, never the page.
  useEffect(() => {
    const link = list.current?.querySelectorAll("a")[current];
    if (list.current && link) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [current]);

  return (
    <nav ref={list} id={id} className="app-help__topics" aria-label={t("help.topics")}>
      <ul>
        {topics.map(({ title }, index) => {
          const href = paths.help.to({ i: String(index) });
          return (
            <li key={href}>
              <a href={href} aria-current={index === current ? "page" : undefined} onClick={follow}>
                {title}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface HelpBarProps {
  listOpen: boolean;
  listId: string;
  onListOpen: (listOpen: boolean) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Hides the topic list, to give the article a small screen to itself, and refreshes. */
function HelpBar({ listOpen, listId, onListOpen, refreshing, onRefresh }: HelpBarProps) {
  const { t } = useTranslation();
  return (
    <div className="app-help__bar">
      <Button
        className="app-help__toggle"
        size="s"
        variant="link"
        icon={<MenuIcon size={20} />}
        aria-expanded={listOpen}
        aria-controls={listOpen ? listId : undefined}
        onClick={() => onListOpen(!listOpen)}
      >
        {t(listOpen ? "help.hideTopics" : "help.showTopics")}
      </Button>
      <Button
        className="app-help__toggle"
        size="s"
        variant="link"
        icon={<RefreshIcon size={20} />}
        aria-label={t("help.refresh")}
        loading={refreshing}
        onClick={onRefresh}
      />
    </div>
  );
}

interface HelpArticleProps {
  topic: HelpTopic;
  index: number;
  /** The address names a topic. */
  addressed: boolean;
}

/** A topic's article, with the age notice that applies to all (Spec §2 "HTML content area"; decisions S2). */
function HelpArticle({ topic, index, addressed }: HelpArticleProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useTopicFocus(index, addressed);
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
      <ContactSupport>
        <FeedbackRow />
      </ContactSupport>
      <p className="app-help__legal">
        {t("legal.minimumAge", { age: merchant.policy.minimumAge })} {t("legal.playResponsibly")}{" "}
        <a className="app-help__licences" href="/licences.txt" target="_blank" rel="noopener">
          {t("legal.licences")}
        </a>
      </p>
    </article>
  );
}

/** The help centre: loading, failed, empty, or topics next to the article that the address selects (Spec §2 "Help"). */
export default function HelpScreen() {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  const address: HelpAddress = { index: new URLSearchParams(search).get("i"), anchor: hash.replace("#", "") };
  const query = useHelpTopics();
  const help = asyncState(query);
  const { refresh, refreshing } = useHelpRefresh(query);
  const [listOpen, setListOpen] = useState(true);
  const [shown, setShown] = useState(0);
  const listId = useId();

  // Loads in parallel with the topics. A failure is retried and shown by the article.
  useEffect(() => prefetch(preloadHtmlView), []);

  const topics = help.data ?? [];
  const index = chooseHelpTopic(topics, address, shown);
  if (help.phase === "content" && index !== shown) setShown(index);

  const topic = topics[index];
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
        listOpen={listOpen}
        listId={listId}
        onListOpen={setListOpen}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      <div className="app-help__columns">
        {listOpen && <HelpTopics id={listId} topics={topics} current={index} />}
        <HelpArticle
          topic={topic}
          index={index}
          addressed={address.index !== null || address.anchor !== ""}
        />
      </div>
    </div>
  );
}

export const texts = ["news"] as const;
