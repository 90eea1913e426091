import { Button, ButtonLink, Spinner } from "@volado/ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameMessage } from "../game-message.ts";
import { useGameMessages } from "../hooks/use-game-messages.ts";
import { usePatience } from "../hooks/use-patience.ts";

/** Milliseconds a game may take before the player is offered other ways (issue: 30 s fallback). */
const PATIENCE = 30_000;

/**
 * What a game's page may do: run, keep its own data, and open the pages it links to. A page of another origin can't reach
 * this site with it; the sandbox gateway's demo games share the site's origin and could (docs/decisions/003).
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals";

/** A game in its frame, with the coin turning until it has loaded and a way out when it doesn't. */
export function GameFrame({ url, title, onRetry, onMessage }: GameFrameProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const late = usePatience(!loaded, PATIENCE);
  useGameMessages(frame, url.origin, (message) => {
    setLoaded(true);
    onMessage(message);
  });

  return (
    <div className="app-play__stage" data-loaded={loaded || undefined}>
      {!loaded && (
        <div className="app-play__waiting">
          <Spinner visibleLabel label={t("games.play.loading", { name: title })} />
          {late && (
            <div className="app-play__late" role="alert">
              <p>{t("games.play.late")}</p>
              <Button variant="quiet" onClick={onRetry}>
                {t("common.retry")}
              </Button>
              <ButtonLink variant="link" href={url.href} target="_blank" rel="noopener noreferrer">
                {t("games.play.newWindow")}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
      <iframe
        ref={frame}
        className="app-play__frame"
        src={url.href}
        title={title}
        sandbox={SANDBOX}
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

interface GameFrameProps {
  readonly url: URL;
  readonly title: string;
  /** Asks the gateway for a new address. */
  readonly onRetry: () => void;
  readonly onMessage: (message: GameMessage) => void;
}
