import { MessageKey } from "@volado/domain/errors";
import { useRef, useState } from "react";
import { serverAnswers } from "../../../shared/offline/server-answers.ts";
import { frameContent } from "../frame-content.ts";
import type { GameMessage } from "../game-message.ts";
import { useFrameFocus } from "../hooks/use-frame-focus.ts";
import { useGameMessages } from "../hooks/use-game-messages.ts";
import type { PlayWords } from "../hooks/use-play-words.ts";
import { useStandingPage } from "../hooks/use-standing-page.ts";
import { useTellBalance } from "../hooks/use-tell-balance.ts";
import { GameWaiting } from "./game-waiting.tsx";

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
