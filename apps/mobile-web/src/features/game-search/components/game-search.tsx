import "./game-search.css";
import { limits } from "@volado/config";
import { slotSearch } from "@volado/domain/games";
import { EmptyState, SearchOverlay } from "@volado/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { useNameSearch } from "../hooks/use-name-search.ts";
import { OtherTypes } from "./other-types.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";

/**
 * The search among slots, and below them among other games, over the whole screen, with the player's collection before
 * anything is looked for (Spec §2).
 */
export function GameSearch({ open, typed, opener, onClose, actions }: GameSearchProps) {
  const { t } = useTranslation();
  const [term, setTerm] = useState("");
  const [early, setEarly] = useState(typed);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTerm("");
    setEarly("");
  }
  const found = useNameSearch(slotSearch(open ? term : ""));

  // The browser gives the focus back to what had it, which may have been the field that stood in for this
  // one. The bar lies in the page's scroll padding: without `preventScroll` the page would move to bring its
  // button into view.
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current && !open) opener.current?.focus({ preventScroll: true });
    shown.current = open;
  }, [open, opener]);

  const total = found?.data?.total;
  const status = () => {
    if (found?.phase === "empty") return t("gameSearch.empty.title");
    return total === undefined ? "" : t("gameSearch.found", { count: total, name: term });
  };
  return (
    <SearchOverlay
      open={open}
      onClose={onClose}
      closedByBack={false}
      term={term}
      typed={early}
      pending={found?.phase === "pending"}
      delay={limits.search.debounce}
      onSearch={setTerm}
      onType={(text) => text.trim() === "" && setTerm("")}
      status={status()}
      labels={{
        title: t("gameSearch.title"),
        close: t("common.close"),
        field: t("gameSearch.title"),
        placeholder: t("gameSearch.placeholder"),
        clear: t("games.search.clear"),
      }}
    >
      {found ? (
        <>
          {total !== undefined && (
            <p className="app-search-count" aria-hidden="true">
              {status()}
            </p>
          )}
          <SearchResults
            label={t("gameSearch.results")}
            result={found}
            actions={actions}
            empty={<EmptyState title={t("gameSearch.empty.title")}>{t("gameSearch.empty.text")}</EmptyState>}
          />
          {/* Slots come first, on the network too; where they can't be had, one failure is enough. */}
          {(found.phase === "content" || found.phase === "empty") && (
            <OtherTypes term={term} actions={actions} />
          )}
        </>
      ) : (
        <SearchStart actions={actions} />
      )}
    </SearchOverlay>
  );
}

/** How the search is opened; the opener keeps whether it is. */
export interface OpenSearch {
  readonly open: boolean;
  /** What was typed before this code had come. */
  readonly typed: string;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface GameSearchProps extends OpenSearch {
  readonly actions: GameActions;
}
