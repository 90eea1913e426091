import type { HelpTopic } from "@volado/domain/support";
import { Skeleton } from "@volado/ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

const topics = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Placeholder: topics on the left, article on the right. */
export function HelpWaiting() {
  const { t } = useTranslation();
  return (
    <div className="app-help" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
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
    </div>
  );
}

export interface HelpTopicsProps {
  id: string;
  topics: readonly HelpTopic[];
  /** Index of the current topic. */
  current: number;
}

/**
 * Topic list on the left (Spec §2 "Help"). Each topic has an address; it replaces the history entry, so back leaves
 * the help.
 */
export function HelpTopics({ id, topics, current }: HelpTopicsProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  const list = useRef<HTMLElement>(null);

  const rows = topics.map(({ title }, place) => ({
    title,
    place,
    href: paths.help.to({ i: String(place) }),
  }));

  // Scrolls only the list, never the page.
  useEffect(() => {
    const link = list.current?.querySelectorAll("a")[current];
    if (list.current && link) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [current]);

  return (
    <nav ref={list} id={id} className="app-help__topics" aria-label={t("help.topics")}>
      <ul>
        {rows.map(({ title, place, href }) => (
          <li key={href}>
            <a href={href} aria-current={place === current ? "page" : undefined} onClick={follow}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
