import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { Button, ButtonLink, Spinner } from "@volado/ui";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverAnswers } from "../../../shared/navigation/leave-page.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { frameContent, type GameMessage, readGameMessage, siteMessage } from "../game-message.ts";
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

/** Time after which alternatives to a loading game are shown. */
const LATE_AFTER_MS = 30_000;

/** The spinner of a loading game, with a retry and a new window if it takes long. */
function GameWaiting({ texts, url, onAgain }: GameWaitingProps) {
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

/** Posts each changed balance to the loaded game (docs/game-bridge.md). The bar's balance fetches it. */
const usePostBalance = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  loaded: boolean,
): void => {
  const wallet = memberQueries.wallet(useClient(), useSession()?.userName);
  const { data } = useQuery({ ...wallet, enabled: false });
  const balance = data?.total;
  useEffect(() => {
    if (!loaded || origin === undefined || balance === undefined) return;
    frame.current?.contentWindow?.postMessage(siteMessage(balance), origin);
  }, [frame, origin, loaded, balance]);
};

/** Polling interval: browsers fire `load` only when everything in the page has loaded. */
const POLL_MS = 500;

/** Number of polls after which a page in the frame is shown: within 3 s of its start. */
const POLLS = 5;

/** Calls back once a page has been in the frame for a while: a single hanging image blocks `load` forever. */
const useStartedPage = (
  frame: RefObject<HTMLIFrameElement | null>,
  enabled: boolean,
  onStarted: () => void,
): void => {
  const started = useEffectEvent(onStarted);
  useEffect(() => {
    if (!enabled) return undefined;
    let polls = 0;
    const timer = setInterval(() => {
      if (frameContent(frame.current?.contentWindow ?? null).kind !== "empty") polls += 1;
      if (polls === POLLS) started();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [frame, enabled]);
};

/** Receives the framed game's messages; ignores other windows and origins, and everything without an `origin`. */
const useGameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): void => {
  const handle = useEffectEvent((event: MessageEvent<unknown>) => {
    const window = frame.current?.contentWindow ?? null;
    const message = origin === undefined ? undefined : readGameMessage(event, { window, origin });
    if (message) onMessage(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handle(event);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
};

/** Whether the page's own controls are unused: focus is nowhere, or on the heading of a new page. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches("h1, main");

/** Focuses the game once it has loaded, unless the player uses the bar's controls. */
const useFrameFocus = (frame: RefObject<HTMLIFrameElement | null>, loaded: boolean): void => {
  useEffect(() => {
    if (loaded && isIdle(document.activeElement)) frame.current?.focus({ preventScroll: true });
  }, [frame, loaded]);
};

/**
 * A game may run, store its own data (in Safari and Firefox once the player has allowed it), submit forms, and open
 * windows (PDF rules do not open in a sandboxed one). It may not navigate the site's window or show dialogs that look
 * like the site's (docs/decisions/003).
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox " +
  "allow-storage-access-by-user-activation";

/** The message for an error status of a game page. The status is the vendor's and isn't related to the account. */
const messageForStatus = (status: number): MessageKey =>
  status >= 500 ? MessageKey.Server : MessageKey.LoadingFailed;

/** A game in its frame, with a spinner until it has loaded and alternatives if it does not. Key it by launch. */
export function GameFrame({ url, address, texts, onAgain, onBroken, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useFrameFocus(frame, loaded);
  usePostBalance(frame, url?.origin, loaded);
  useGameMessages(frame, url?.origin, (message) => {
    setLoaded(true);
    onMessage(message);
  });

  const inspect = async () => {
    const content = frameContent(frame.current?.contentWindow ?? null);
    if (content.kind === "empty" || address === undefined) return;
    if (content.kind === "refused") onBroken(messageForStatus(content.status));
    // Browsers may report being offline on a working network.
    else if (!loaded && !navigator.onLine && !(await serverAnswers())) onBroken(MessageKey.Network);
    else setLoaded(true);
  };
  useStartedPage(frame, address !== undefined && !loaded, inspect);

  return (
    <div className="app-play__stage" data-loaded={loaded || undefined}>
      {!loaded && <GameWaiting texts={texts} url={url} onAgain={onAgain} />}
      {url && (
        <iframe
          ref={frame}
          className="app-play__frame"
          src={address}
          title={texts.title}
          sandbox={SANDBOX}
          allow="autoplay; fullscreen; screen-wake-lock"
          referrerPolicy="origin"
          inert={!loaded}
          onLoad={inspect}
        />
      )}
    </div>
  );
}

interface GameFrameProps {
  /** The game's URL; undefined until the gateway returns it. */
  readonly url: URL | undefined;
  /** The frame's current address; undefined while it is to be empty. */
  readonly address: string | undefined;
  readonly texts: PlayTexts;
  /** Requests a new URL from the gateway. */
  readonly onAgain: () => void;
  /** Called if the frame holds an error instead of a game. */
  readonly onBroken: (why: MessageKey) => void;
  readonly onMessage: (message: GameMessage) => void;
}
