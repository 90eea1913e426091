import { limits } from "@volado/config";
import { Button, useEndReached } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MoreMessages } from "../hooks/use-inbox-box.ts";

export interface InboxEndProps {
  readonly more: MoreMessages;
  /** Messages so far. */
  readonly count: number;
  readonly onMore: () => void;
}

/** What follows the last message: more when it comes near (Spec §9 "Infinite scroll"), what went wrong with it, or the end. */
export function InboxEnd({ more, count, onMore }: InboxEndProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  useEndReached(end, {
    enabled: more === "idle",
    count,
    distance: limits.infiniteScroll.distancePx,
    interval: limits.infiniteScroll.atMostEvery,
    onEndReached: onMore,
  });
  return (
    <div ref={end} className="app-inbox__end" role="status">
      {more === "loading" && t("inbox.loadingMore")}
      {more === "end" && t("inbox.end")}
      {more === "error" && (
        <>
          <p>{t("inbox.moreFailed")}</p>
          <Button size="s" variant="quiet" onClick={onMore}>
            {t("common.retry")}
          </Button>
        </>
      )}
    </div>
  );
}
