import { type RefObject, useEffect, useEffectEvent } from "react";
import { type GameMessage, readGameMessage } from "../game-message.ts";

/**
 * Hears what the framed game says; messages of other windows and origins never arrive. Without an `origin`
 * there is no game yet and nothing is heard.
 */
export const useGameMessages = (
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
