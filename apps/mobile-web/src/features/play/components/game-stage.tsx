import { limits } from "@volado/config";
import { MessageKey } from "@volado/domain/errors";
import { type LaunchTarget, launchFailureAction } from "@volado/domain/launch";
import { Button, ButtonLink, EmptyState, RefreshIcon, WarningIcon, WrenchIcon } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import type { GameMessage } from "../game-message.ts";
import type { Launch } from "../hooks/use-launch.ts";
import type { PlayTexts } from "../hooks/use-play-texts.ts";
import { GameFrame } from "./game-frame.tsx";

/** Why a game does not open, with a retry if that can help and always a link to other games (Spec §8). */
function LaunchFailure({ why, texts, othersPath, logInPath, onAgain }: LaunchFailureProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const way = launchFailureAction(why);
  const goTo = (event: { preventDefault: () => void }, path: string) => {
    event.preventDefault();
    void navigate(path, { replace: true });
  };
  return (
    <EmptyState
      role="alert"
      className="app-play__failure"
      drawing={why === MessageKey.GameMaintenance ? <WrenchIcon size={36} /> : <WarningIcon size={36} />}
      title={texts.failed}
      action={
        <div className="app-play__ways">
          {way === "retry" && (
            <Button icon={<RefreshIcon size={20} />} onClick={onAgain}>
              {t("common.retry")}
            </Button>
          )}
          {way === "log-in" && (
            <ButtonLink href={logInPath} onNavigate={(event) => goTo(event, logInPath)}>
              {t("shell.login")}
            </ButtonLink>
          )}
          <ButtonLink
            variant={way === "other-games" ? "action" : "quiet"}
            href={othersPath}
            onNavigate={(event) => goTo(event, othersPath)}
          >
            {texts.others}
          </ButtonLink>
        </div>
      }
    >
      {t(why)}
    </EmptyState>
  );
}

interface LaunchFailureProps {
  readonly why: MessageKey;
  readonly texts: PlayTexts;
  readonly othersPath: string;
  readonly logInPath: string;
  readonly onAgain: () => void;
}

/**
 * The address for the frame of a launch, or undefined while it is to be empty: 150 ms before the first address and
 * 100 ms before each later one, so that no page flashes (Spec §9 "Blank iframe delay").
 */
export const useFrameAddress = (url: URL | undefined, launch: number): string | undefined => {
  const [current, setCurrent] = useState<{ readonly launch: number; readonly address: string }>();
  const address = url?.href;
  const isCurrent = current?.launch === launch && current.address === address;
  const delay = current ? limits.blankFrame.nextDelay : limits.blankFrame.firstDelay;

  useEffect(() => {
    if (address === undefined || isCurrent) return undefined;
    const timer = setTimeout(() => setCurrent({ launch, address }), delay);
    return () => clearTimeout(timer);
  }, [address, launch, isCurrent, delay]);

  return isCurrent ? address : undefined;
};

/** Asks guests to confirm the minimum age before a demo game, if the licence requires it (decisions S6a). */
function AgeConfirmation({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
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

/** Shows the game of a launch, or why it does not open (Spec §4 "Game launch", §7 "launch", §8). */
export function GameStage({ target, texts, launch, closed, onMessage, onExit }: GameStageProps) {
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
        texts={texts}
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
      texts={texts}
      onAgain={again}
      onBroken={(reason) => setBroken({ launch: number, why: reason })}
      onMessage={onMessage}
    />
  );
}

interface GameStageProps {
  readonly target: LaunchTarget;
  readonly texts: PlayTexts;
  readonly launch: Launch;
  /** Whether the game itself reported that its session ended. */
  readonly closed: boolean;
  readonly onMessage: (message: GameMessage) => void;
  readonly onExit: () => void;
}
