import "./play.css";
import { type LaunchTarget, mayPractise, playsForPlayMoney } from "@volado/domain/launch";
import { Button, ButtonLink } from "@volado/ui";
import { useEffect, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { GameStage } from "../../features/play/components/game-stage.tsx";
import { FloatingExit, PlayBar } from "../../features/play/components/play-bar.tsx";
import { useGameBridge, useGameExit } from "../../features/play/hooks/use-game-bridge.ts";
import { useLaunch } from "../../features/play/hooks/use-launch.ts";
import { type PlayKind, usePlayTexts } from "../../features/play/hooks/use-play-texts.ts";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { leftGame } from "../../shared/navigation/left-game.ts";
import { useNamePage } from "../../shared/navigation/page-heading.ts";
import { asksForPractice, withPractice } from "../../shared/navigation/play-address.ts";
import { loginPath } from "../../shared/navigation/return-path.ts";
import { useSession } from "../../shared/session/session-store.ts";

/** The end of a member's play bar: the balance and, if the game has a demonstration, the switch to it and back. */
function MemberEnd({ practice, onChangePractice }: MemberEndProps) {
  const { t } = useTranslation();
  return (
    <>
      {practice !== undefined && (
        <Button size="s" variant={practice ? "action" : "quiet"} onClick={onChangePractice}>
          {t(practice ? "games.play.forMoney" : "games.play.practice")}
        </Button>
      )}
      {practice !== true && <Balance size="compact" />}
    </>
  );
}

interface MemberEndProps {
  /** Whether the demonstration is open; undefined where the game has none. */
  readonly practice: boolean | undefined;
  readonly onChangePractice: () => void;
}

function GuestEnd({ loginHref, onLogIn }: { readonly loginHref: string; readonly onLogIn: () => void }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      size="s"
      href={loginHref}
      onNavigate={(event) => {
        event.preventDefault();
        onLogIn();
      }}
    >
      {t("shell.login")}
    </ButtonLink>
  );
}

/** Set on the root: play.css then keeps a game's scrolling from moving or reloading the page below. */
const MARK = "data-playing";

/**
 * The whole screen around an open game, with its bar, or the sportsbook, whose frame fills it (Spec §2 "Sports (FB)
 * page"). Also handles the game's messages.
 */
export function PlayLayout({ kind, target, name }: PlayLayoutProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const session = useSession();
  const practises = mayPractise(target, session);
  const practice = practises && asksForPractice(search);
  const launch = useLaunch(target, practice);
  const exit = useGameExit();
  // With a shared address, the name is unknown until the gateway sends it.
  const launchedName = launch.state.phase === "open" ? launch.state.name : undefined;
  const known = name ?? launchedName;
  const texts = usePlayTexts(kind, known);
  // The sportsbook has its own title.
  useNamePage(kind === "game" ? known : undefined);
  const { onMessage, logIn, hasSpoken, closed } = useGameBridge({ launch: launch.number, practice, exit });
  useEffect(leftGame.forget, []);
  useLayoutEffect(() => {
    document.documentElement.setAttribute(MARK, "");
    return () => document.documentElement.removeAttribute(MARK);
  }, []);

  const changePractice = () =>
    void navigate({ search: withPractice(search, !practice) }, { replace: true, state });
  return (
    <div className="app-play" data-kind={kind}>
      {kind === "sportsbook" ? (
        <FloatingExit texts={texts} onExit={exit} />
      ) : (
        <PlayBar
          texts={texts}
          playMoney={playsForPlayMoney(session, practice)}
          onExit={exit}
          onAgain={launch.state.phase === "open" && !hasSpoken ? launch.again : undefined}
          end={
            session ? (
              <MemberEnd practice={practises ? practice : undefined} onChangePractice={changePractice} />
            ) : (
              <GuestEnd loginHref={loginPath(pathname + search)} onLogIn={logIn} />
            )
          }
        />
      )}
      <GameStage
        target={target}
        texts={texts}
        launch={launch}
        closed={closed}
        onExit={exit}
        onMessage={onMessage}
      />
    </div>
  );
}

export interface PlayLayoutProps {
  readonly kind: PlayKind;
  readonly target: LaunchTarget;
  /** The game's name; undefined if only its address is known, until the launch returns it. */
  readonly name: string | undefined;
}
