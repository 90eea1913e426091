import { Button, ButtonLink, Spinner } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlayWords } from "../hooks/use-play-words.ts";

/** True once the component has stood for so many milliseconds. */
const useElapsed = (milliseconds: number): boolean => {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return lost;
};

/** Milliseconds a game may take before the player is offered other ways (issue: 30 s fallback). */
const LATE_AFTER_MS = 30_000;

/** The coin turns while a game opens; when that takes long, there are other ways. */
export function GameWaiting({ words, url, onAgain }: GameWaitingProps) {
  const { t } = useTranslation();
  const late = useElapsed(LATE_AFTER_MS);
  return (
    <div className="app-play__waiting">
      <Spinner visibleLabel label={words.loading} />
      {late && (
        <div className="app-play__late" role="alert">
          <p>{words.late}</p>
          <div className="app-play__ways">
            <Button variant="quiet" onClick={onAgain}>
              {t("common.retry")}
            </Button>
            {url && (
              <ButtonLink variant="link" href={url.href} target="_blank" rel="noopener noreferrer">
                {t("games.play.newWindow")}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

interface GameWaitingProps {
  readonly words: PlayWords;
  /** Where the game is, once the gateway said so. */
  readonly url: URL | undefined;
  readonly onAgain: () => void;
}
