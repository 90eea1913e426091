import { CloseIcon, IconButton } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The slim bar over a game: the way out, the game's name, and what stands at the end. */
export function PlayBar({ title, end, onExit }: PlayBarProps) {
  const { t } = useTranslation();
  return (
    <header className="app-play__bar">
      <IconButton label={t("games.play.exit")} onClick={onExit}>
        <CloseIcon />
      </IconButton>
      <h1 className="app-play__title">{title}</h1>
      <div className="app-play__end">{end}</div>
    </header>
  );
}

interface PlayBarProps {
  readonly title: string;
  /** The balance, for a signed-in player. */
  readonly end: ReactNode;
  readonly onExit: () => void;
}
