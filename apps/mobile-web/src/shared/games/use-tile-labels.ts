import type { GameRowLabels } from "@volado/ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** The words on game tiles; the object stays the same until the language changes, because tiles are memoised. */
export const useTileLabels = (): GameRowLabels => {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      favourite: t("games.favourite"),
      hot: t("games.badge.hot"),
      new: t("games.badge.new"),
      unavailable: t("games.badge.unavailable"),
      previous: t("home.previous"),
      next: t("home.next"),
    }),
    [t],
  );
};
