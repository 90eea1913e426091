import { Button } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { NextPageState } from "../../../shared/states/next-page-state.ts";

/**
 * What follows the last tile: a button for more, what went wrong with it, or nothing at the end (Spec §4 "Load more").
 */
export function SearchResultsEnd({ label, more, onMore }: SearchResultsEndProps) {
  const { t } = useTranslation();
  if (more === "end") return null;
  const text = more === "error" ? t("common.retry") : t("common.showMore");
  return (
    <div className="app-search-end">
      {more === "error" && <p role="alert">{t("errors.loadingFailed")}</p>}
      <Button
        variant="quiet"
        block
        aria-label={`${text}: ${label}`}
        loading={more === "loading"}
        onClick={onMore}
      >
        {text}
      </Button>
    </div>
  );
}

interface SearchResultsEndProps {
  /** Name of the list: several stand on one screen. */
  readonly label: string;
  readonly more: NextPageState;
  readonly onMore: () => void;
}
