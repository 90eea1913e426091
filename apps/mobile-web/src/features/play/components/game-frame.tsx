import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { serverAnswers } from "../../../shared/offline/server-answers.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { frameContent, type GameMessage, readGameMessage, siteMessage } from "../game-message.ts";
import type { PlayWords } from "../hooks/use-play-words.ts";
import { GameWaiting } from "./game-waiting.tsx";

/**
 * Tells the game that has loaded of the balance whenever the site reads another one (docs/game-bridge.md). Asks for
 * nothing itself: the bar's balance does.
 */
const useTellBalance = (
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

/** Milliseconds between two looks into the frame: browsers announce a page only when all of it has loaded. */
const LOOK_EVERY_MS = 500;

/** Looks, from the first that finds a page on, after which it is shown: within 3 s of its beginning. */
const LOOKS = 5;

/**
 * Calls back when a page has stood in the frame for a while, loaded or not: one picture that never answers holds up
 * its `load` for ever.
 */
const useStandingPage = (
  frame: RefObject<HTMLIFrameElement | null>,
  waits: boolean,
  onStanding: () => void,
): void => {
  const standing = useEffectEvent(onStanding);
  useEffect(() => {
    if (!waits) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      if (frameContent(frame.current?.contentWindow ?? null).kind !== "empty") looks += 1;
      if (looks === LOOKS) standing();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [frame, waits]);
};

/**
 * Hears what the framed game says; messages of other windows and origins never arrive. Without an `origin`
 * there is no game yet and nothing is heard.
 */
const useGameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): void => {
  const heard = useEffectEvent((event: MessageEvent<unknown>) => {
    const window = frame.current?.contentWindow ?? null;
    const message = origin === undefined ? undefined : readGameMessage(event, { window, origin });
    if (message) onMessage(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => heard(event);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
};

/** Nobody is using the page's own controls: focus is nowhere, or where a new page put it, on its heading. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches("h1, main");

/** Gives the keyboard to the game once it is there, unless the player is at the bar's controls. */
const useFrameFocus = (frame: RefObject<HTMLIFrameElement | null>, loaded: boolean): void => {
  useEffect(() => {
    if (loaded && isIdle(document.activeElement)) frame.current?.focus({ preventScroll: true });
  }, [frame, loaded]);
};

/**
 * What a game's page may do: run, keep its own data (in Safari and Firefox once the player has allowed that), send its
 * forms, and open pages of its own (rules as PDF don't open in a sandboxed window). It may not lead the site's window
 * away, nor show dialogs that look like the site's (docs/decisions/003).
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox " +
  "allow-storage-access-by-user-activation";

/**
 * What the status of a game's page means to the player: the page is the vendor's, so its refusals say nothing
 * of the account.
 */
const refusal = (status: number): MessageKey =>
  status >= 500 ? MessageKey.Server : MessageKey.LoadingFailed;

/**
 * A game in its frame, with the coin turning until it has loaded and ways out when it doesn't. One launch each: key it.
 */
export function GameFrame({ url, address, words, onAgain, onBroken, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useFrameFocus(frame, loaded);
  useTellBalance(frame, url?.origin, loaded);
  useGameMessages(frame, url?.origin, (message) => {
    setLoaded(true);
    onMessage(message);
  });

  const look = async () => {
    const content = frameContent(frame.current?.contentWindow ?? null);
    if (content.kind === "empty" || address === undefined) return;
    if (content.kind === "refused") onBroken(refusal(content.status));
    // A browser may take a network that works for none.
    else if (!loaded && !navigator.onLine && !(await serverAnswers())) onBroken(MessageKey.Network);
    else setLoaded(true);
  };
  useStandingPage(frame, address !== undefined && !loaded, look);

  return (
    <div className="app-play__stage" data-loaded={loaded || undefined}>
      {!loaded && <GameWaiting words={words} url={url} onAgain={onAgain} />}
      {url && (
        <iframe
          ref={frame}
          className="app-play__frame"
          src={address}
          title={words.title}
          sandbox={SANDBOX}
          allow="autoplay; fullscreen; screen-wake-lock"
          referrerPolicy="origin"
          inert={!loaded}
          onLoad={look}
        />
      )}
    </div>
  );
}

interface GameFrameProps {
  /** Where the game is; undefined until the gateway has said so. */
  readonly url: URL | undefined;
  /** What stands in the frame now; undefined while it is to be empty. */
  readonly address: string | undefined;
  readonly words: PlayWords;
  /** Asks the gateway for a new address. */
  readonly onAgain: () => void;
  /** The frame is known to hold no game but an error. */
  readonly onBroken: (why: MessageKey) => void;
  readonly onMessage: (message: GameMessage) => void;
}
