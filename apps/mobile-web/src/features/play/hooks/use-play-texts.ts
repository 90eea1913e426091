import { useTranslation } from "react-i18next";

export type PlayKind = "game" | "sportsbook";

/** Translated texts around an open game or the sportsbook. */
export interface PlayTexts {
  /** The game's name or a generic title. */
  readonly title: string;
  readonly exit: string;
  readonly loading: string;
  readonly late: string;
  readonly failed: string;
  readonly others: string;
}

/** The texts for an open game or the sportsbook; `name` is the game's, if known. */
export const usePlayTexts = (kind: PlayKind, name: string | undefined): PlayTexts => {
  const { t } = useTranslation();
  return kind === "sportsbook"
    ? {
        title: t("shell.titles.sportsbook"),
        exit: t("sportsbook.exit"),
        loading: t("sportsbook.loading"),
        late: t("sportsbook.late"),
        failed: t("sportsbook.failed"),
        others: t("sportsbook.others"),
      }
    : {
        title: name ?? t("games.play.title"),
        exit: t("games.play.exit"),
        loading: name ? t("games.play.loading", { name }) : t("games.play.loadingUnnamed"),
        late: t("games.play.late"),
        failed: t("games.play.failed"),
        others: t("games.play.others"),
      };
};
