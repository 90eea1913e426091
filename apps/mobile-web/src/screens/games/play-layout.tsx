import "./play.css";
import { type LaunchTarget, mayPractise } from "@volado/domain/launch";
import { Button, ButtonLink } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { GameStage } from "../../features/play/components/game-stage.tsx";
import { PlayBar } from "../../features/play/components/play-bar.tsx";
import type { GameMessage } from "../../features/play/game-message.ts";
import { useGameEffects } from "../../features/play/hooks/use-game-effects.ts";
import { useGameExit } from "../../features/play/hooks/use-game-exit.ts";
import { useLaunch } from "../../features/play/hooks/use-launch.ts";
import { type PlayKind, usePlayWords } from "../../features/play/hooks/use-play-words.ts";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { loginPath } from "../../shared/navigation/return-path.ts";
import { asksForPractice, withPractice } from "../../shared/play/play-address.ts";
import { sessionStore, useSession } from "../../shared/session/session-store.ts";

/** The whole screen around an open game or the sportsbook: its bar, and what the game says to the site. */
export function PlayLayout({ kind, target, name }: PlayLayoutProps) {
  const { t } = useTranslation();
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
    <div className="app-play">
      <PlayBar
        words={words}
        onExit={exit}
        onAgain={launch.state.phase === "open" && spokeIn !== launch.number ? launch.again : undefined}
        end={
          session ? (
            <>
              {practises && (
                <Button size="s" variant={practice ? "action" : "quiet"} onClick={changePractice}>
                  {t(practice ? "games.play.forMoney" : "games.play.practice")}
                </Button>
              )}
              {!practice && <Balance size="compact" />}
            </>
          ) : (
            <ButtonLink
              size="s"
              href={loginPath(pathname + search)}
              onNavigate={(event) => {
                event.preventDefault();
                logIn();
              }}
            >
              {t("shell.login")}
            </ButtonLink>
          )
        }
      />
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
