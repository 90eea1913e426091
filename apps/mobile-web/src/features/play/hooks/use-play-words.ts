import { useTranslation } from "react-i18next";

/** What is being opened. */
export type PlayKind = "game" | "sportsbook";

/** The words around what is opened, in the player's language. */
export interface PlayWords {
  /** The game's name, or what stands for it. */
  readonly title: string;
  readonly exit: string;
  readonly loading: string;
  readonly late: string;
  readonly failed: string;
  readonly others: string;
}

/** The words around an open game or the sportsbook; `name` is the game's, where it is known. */
export const usePlayWords = (kind: PlayKind, name: string | undefined): PlayWords => {
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
