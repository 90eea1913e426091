import "./list-end.css";
import { limits } from "@volado/config";
import { Button, useEndReached } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { NextPageState } from "../query/async-state.ts";

/**
 * End of a list: loads more when it is near the screen (Spec §9 "Infinite scroll"), or shows the failure or the end.
 */
export function ListEnd({ more, count, onMore, texts }: ListEndProps) {
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
    <div ref={end} className="app-list-end" role="status">
      {more === "loading" && <span>{texts.loading}</span>}
      {more === "end" && <span>{texts.end}</span>}
      {more === "error" && (
        <>
          <p>{texts.failed}</p>
          <Button size="s" variant="quiet" onClick={onMore}>
            {t("common.retry")}
          </Button>
        </>
      )}
    </div>
  );
}

export interface ListEndProps {
  readonly more: NextPageState;
  /** Number of loaded rows. */
  readonly count: number;
  readonly onMore: () => void;
  /** Translated texts. */
  readonly texts: { readonly loading: string; readonly end: string; readonly failed: string };
}
