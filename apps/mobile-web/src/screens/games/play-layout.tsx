import "./play.css";
import { type LaunchTarget, mayPractise } from "@volado/domain/launch";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { FloatingExit } from "../../features/play/components/floating-exit.tsx";
import { GameStage } from "../../features/play/components/game-stage.tsx";
import { PlayBar } from "../../features/play/components/play-bar.tsx";
import type { GameMessage } from "../../features/play/game-message.ts";
import { useGameEffects } from "../../features/play/hooks/use-game-effects.ts";
import { useGameExit } from "../../features/play/hooks/use-game-exit.ts";
import { useLaunch } from "../../features/play/hooks/use-launch.ts";
import { type PlayKind, usePlayWords } from "../../features/play/hooks/use-play-words.ts";
import { loginPath } from "../../shared/navigation/return-path.ts";
import { asksForPractice, withPractice } from "../../shared/play/play-address.ts";
import { sessionStore, useSession } from "../../shared/session/session-store.ts";
import { GuestEnd, MemberEnd } from "./play-bar-end.tsx";

/**
 * The whole screen around an open game, with its bar, or the sportsbook, whose frame has all of it (Spec §2 "Sports
 * (FB) page"); and what the game says to the site.
 */
export function PlayLayout({ kind, target, name }: PlayLayoutProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const session = useSession();
  const practises = mayPractise(target, session);
  const practice = practises && asksForPractice(search);
  const launch = useLaunch(target, practice);
  const exit = useGameExit();
  const words = usePlayWords(kind, name);
  const [spokeIn, setSpokeIn] = useState<number>();
  const { balanceMoved } = useGameEffects();

  // In place of this page: after login it stands here again, and its way out leads to the page before.
  const logIn = () => void navigate(loginPath(pathname + search), { replace: true });
  const changePractice = () =>
    void navigate({ search: withPractice(search, !practice) }, { replace: true, state });
  const hear = (message: GameMessage) => {
    setSpokeIn(launch.number);
    if (message === "balance") balanceMoved();
    if (message === "exit") exit();
    if (message !== "relogin") return;
    // A member's demonstration that came to its end says nothing of the session.
    if (practice) return exit();
    // The session ends here too; otherwise login would send the player straight back.
    if (session) sessionStore.refused("expired", session.token);
    else logIn();
  };

  return (
    <div className="app-play" data-kind={kind}>
      {kind === "sportsbook" ? (
        <FloatingExit words={words} onExit={exit} />
      ) : (
        <PlayBar
          words={words}
          onExit={exit}
          onAgain={launch.state.phase === "open" && spokeIn !== launch.number ? launch.again : undefined}
          end={
            session ? (
              <MemberEnd practice={practises ? practice : undefined} onChangePractice={changePractice} />
            ) : (
              <GuestEnd loginHref={loginPath(pathname + search)} onLogIn={logIn} />
            )
          }
        />
      )}
      <GameStage target={target} words={words} launch={launch} onExit={exit} onMessage={hear} />
    </div>
  );
}

export interface PlayLayoutProps {
  readonly kind: PlayKind;
  readonly target: LaunchTarget;
  /** What the game is called; undefined where only its address is known. */
  readonly name: string | undefined;
}
