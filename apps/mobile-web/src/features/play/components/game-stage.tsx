import { MessageKey } from "@volado/domain/errors";
import type { LaunchTarget } from "@volado/domain/launch";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import type { GameMessage } from "../game-message.ts";
import { useFrameAddress } from "../hooks/use-frame-address.ts";
import type { Launch } from "../hooks/use-launch.ts";
import type { PlayWords } from "../hooks/use-play-words.ts";
import { AgeConfirmation } from "./age-confirmation.tsx";
import { GameFrame } from "./game-frame.tsx";
import { LaunchFailure } from "./launch-failure.tsx";

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
