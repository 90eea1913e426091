import { CloseIcon, IconButton, RefreshIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlayTexts } from "../hooks/use-play-texts.ts";

/** The slim bar above a game: exit, title, reload, and `end`. */
export function PlayBar({ texts, playMoney, end, onExit, onAgain }: PlayBarProps) {
  const { t } = useTranslation();
  return (
    <header className="app-play__bar">
      <IconButton label={texts.exit} onClick={onExit}>
        <CloseIcon />
      </IconButton>
      <div className="app-play__name">
        <h1 className="app-play__title">{texts.title}</h1>
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
  readonly texts: PlayTexts;
  /** Whether to label the game as play money. */
  readonly playMoney: boolean;
  /** The balance of a player, or the login button of a guest. */
  readonly end: ReactNode;
  readonly onExit: () => void;
  /**
   * Reloads the game; undefined if there is no game or it has sent a message. A silent vendor page may be an error,
   * which cannot be detected from here (docs/decisions/003).
   */
  readonly onAgain: (() => void) | undefined;
}

/** The exit button of a full-screen page; it overlays the frame. */
export function FloatingExit({ texts, onExit }: { readonly texts: PlayTexts; readonly onExit: () => void }) {
  return (
    <>
      <h1 className="vo-visually-hidden">{texts.title}</h1>
      <IconButton className="app-play__float" variant="raised" label={texts.exit} onClick={onExit}>
        <CloseIcon />
      </IconButton>
    </>
  );
}
