import { limits } from "@volado/config";
import { MessageKey } from "@volado/domain/errors";
import type { LaunchTarget } from "@volado/domain/launch";
import { Button, EmptyState } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import type { GameMessage } from "../game-message.ts";
import type { Launch } from "../hooks/use-launch.ts";
import type { PlayWords } from "../hooks/use-play-words.ts";
import { GameFrame } from "./game-frame.tsx";
import { LaunchFailure } from "./launch-failure.tsx";

/**
 * The address to put into the frame of a launch: an empty frame stands 150 ms before the first one and 100 ms
 * before each later one, so that no page flashes (Spec §9 "Blank iframe delay"). Undefined while the frame
 * stands empty.
 */
export const useFrameAddress = (url: URL | undefined, launch: number): string | undefined => {
  const [put, setPut] = useState<{ readonly launch: number; readonly address: string }>();
  const address = url?.href;
  const isPut = put?.launch === launch && put.address === address;
  const delay = put ? limits.blankFrame.nextDelay : limits.blankFrame.firstDelay;

  useEffect(() => {
    if (address === undefined || isPut) return undefined;
    const timer = setTimeout(() => setPut({ launch, address }), delay);
    return () => clearTimeout(timer);
  }, [address, launch, isPut, delay]);

  return isPut ? address : undefined;
};

/** Asks a guest for the minimum age before a demonstration, where the licence wants it (decisions S6a). */
function AgeConfirmation({ onConfirm, onCancel }: AgeConfirmationProps) {
  const { t } = useTranslation();
  const age = merchant.policy.minimumAge;
  return (
    <EmptyState
      title={t("games.play.age.title", { age })}
      action={
        <>
          <Button onClick={onConfirm}>{t("games.play.age.confirm", { age })}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
        </>
      }
    >
      {t("games.play.age.text")}
    </EmptyState>
  );
}

interface AgeConfirmationProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Shows a game as it opens, or says why it doesn't (Spec §4 "Game launch", §7 "launch", §8). */
export function GameStage({ target, words, launch, closed, onMessage, onExit }: GameStageProps) {
  const { pathname, search } = useLocation();
  const { state, number, again } = launch;
  const url = state.phase === "open" ? state.url : undefined;
  const address = useFrameAddress(url, number);
  const [broken, setBroken] = useState<{ readonly launch: number; readonly why: MessageKey }>();
  const logInPath = loginPath(pathname + search);

  if (state.phase === "log-in") return <Navigate to={logInPath} replace />;
  if (state.phase === "left") return <Navigate to={paths.home.to()} replace />;
  if (state.phase === "confirm-age") return <AgeConfirmation onConfirm={state.confirm} onCancel={onExit} />;

  const why = () => {
    if (state.phase === "failed") return state.messageKey;
    if (closed) return MessageKey.LoadingFailed;
    return broken?.launch === number ? broken.why : undefined;
  };
  const failure = why();
  if (failure)
    return (
      <LaunchFailure
        why={failure}
        words={words}
        othersPath={categoryPage(target.type).to()}
        logInPath={logInPath}
        onAgain={again}
      />
    );
  return (
    <GameFrame
      key={number}
      url={url}
      address={address}
      words={words}
      onAgain={again}
      onBroken={(reason) => setBroken({ launch: number, why: reason })}
      onMessage={onMessage}
    />
  );
}

interface GameStageProps {
  readonly target: LaunchTarget;
  readonly words: PlayWords;
  readonly launch: Launch;
  /** The game closed its table by itself. */
  readonly closed: boolean;
  readonly onMessage: (message: GameMessage) => void;
  readonly onExit: () => void;
}
