import type { LaunchTarget } from "@volado/domain";
import { ErrorState, Spinner } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import type { GameMessage } from "../game-message.ts";
import { useLaunch } from "../hooks/use-launch.ts";
import { AgeQuestion } from "./age-question.tsx";
import { GameFrame } from "./game-frame.tsx";

/** Opens one game and shows it, or says why it doesn't open (Spec §4 "Game launch", §7 "launch", §8). */
export function GameStage({ target, title, onMessage, onExit }: GameStageProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const launch = useLaunch(target);

  switch (launch.phase) {
    case "log-in":
      return <Navigate to={loginPath(pathname + search)} replace />;
    case "confirm-age":
      return <AgeQuestion onConfirm={launch.confirm} onCancel={onExit} />;
    case "pending":
      return (
        <div className="app-play__stage">
          <div className="app-play__waiting">
            <Spinner visibleLabel label={t("games.play.loading", { name: title })} />
          </div>
        </div>
      );
    case "failed":
      return (
        <ErrorState title={t("games.play.failed")} retryLabel={t("common.retry")} onRetry={launch.retry}>
          {t(launch.messageKey)}
        </ErrorState>
      );
    case "open":
      return (
        <GameFrame
          key={launch.url.href}
          url={launch.url}
          title={title}
          onRetry={launch.relaunch}
          onMessage={onMessage}
        />
      );
  }
}

interface GameStageProps {
  readonly target: LaunchTarget;
  readonly title: string;
  readonly onMessage: (message: GameMessage) => void;
  readonly onExit: () => void;
}
