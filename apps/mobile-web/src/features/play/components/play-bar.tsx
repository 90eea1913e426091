import { CloseIcon, IconButton, RefreshIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlayWords } from "../hooks/use-play-words.ts";

/** The slim bar over a game: the way out, the game's name, a way to open it anew, and what stands at the end. */
export function PlayBar({ words, playMoney, end, onExit, onAgain }: PlayBarProps) {
  const { t } = useTranslation();
  return (
    <header className="app-play__bar">
      <IconButton label={words.exit} onClick={onExit}>
        <CloseIcon />
      </IconButton>
      <div className="app-play__name">
        <h1 className="app-play__title">{words.title}</h1>
        {playMoney && <p className="app-play__money">{t("games.play.playMoney")}</p>}
      </div>
      {onAgain && (
        <IconButton label={t("games.play.again")} onClick={onAgain}>
          <RefreshIcon />
        </IconButton>
      )}
      <div className="app-play__end">{end}</div>
    </header>
  );
}

interface PlayBarProps {
  readonly words: PlayWords;
  /** What is won and lost is play money, and the bar says so. */
  readonly playMoney: boolean;
  /** The balance of a signed-in player, the way in of a guest. */
  readonly end: ReactNode;
  readonly onExit: () => void;
  /**
   * Opens the game anew: for frames that have not spoken, since whether a vendor's page shows a game or an
   * error can't be seen from here (docs/decisions/003). Undefined where there is no game, or one that spoke.
   */
  readonly onAgain: (() => void) | undefined;
}
