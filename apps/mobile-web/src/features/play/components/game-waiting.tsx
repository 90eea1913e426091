import { Button, ButtonLink, Spinner } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlayTexts } from "../hooks/use-play-texts.ts";

/** True this many milliseconds after mounting. */
const useElapsed = (milliseconds: number): boolean => {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
};

/** Time after which a loading game gets alternatives. */
const LATE_AFTER_MS = 30_000;

/** The spinner of a loading game, with a retry and a new window if it takes long. */
export function GameWaiting({ texts, url, onAgain }: GameWaitingProps) {
  const { t } = useTranslation();
  const late = useElapsed(LATE_AFTER_MS);
  return (
    <div className="app-play__waiting">
      <Spinner visibleLabel label={texts.loading} />
      {late && (
        <div className="app-play__late" role="alert">
          <p>{texts.late}</p>
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
  readonly texts: PlayTexts;
  /** The game's URL, once the gateway has returned it. */
  readonly url: URL | undefined;
  readonly onAgain: () => void;
}
