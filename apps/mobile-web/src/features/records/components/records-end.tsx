import { limits } from "@volado/config";
import { Button, useEndReached } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MoreRecords } from "../hooks/use-records.ts";

export interface RecordsEndProps {
  readonly more: MoreRecords;
  /** Rows so far. */
  readonly count: number;
  readonly onMore: () => void;
}

/** What follows the last row: more when it comes near (Spec §9 "Infinite scroll"), what went wrong with it, or the end. */
export function RecordsEnd({ more, count, onMore }: RecordsEndProps) {
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
    <div ref={end} className="app-records-end" role="status">
      {more === "loading" && t("records.loadingMore")}
      {more === "end" && t("records.end")}
      {more === "error" && (
        <>
          <p>{t("records.moreFailed")}</p>
          <Button size="s" variant="quiet" onClick={onMore}>
            {t("common.retry")}
          </Button>
        </>
      )}
    </div>
  );
}
