import { Button } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";

/**
 * What follows the last tile: a button for more, what went wrong with it, or nothing at the end (Spec §4 "Load more").
 */
export function WallEnd({ more, onMore }: WallEndProps) {
  const { t } = useTranslation();
  if (more === "end") return null;
  return (
    <div className="app-search-end">
      {more === "error" && <p role="alert">{t("errors.loadingFailed")}</p>}
      <Button variant="quiet" block loading={more === "loading"} onClick={onMore}>
        {more === "error" ? t("common.retry") : t("common.showMore")}
      </Button>
    </div>
  );
}

interface WallEndProps {
  readonly more: Extract<GameListResult, { phase: "content" }>["more"];
  readonly onMore: () => void;
}
