import "./play.css";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { GameStage } from "../../features/play/components/game-stage.tsx";
import { PlayBar } from "../../features/play/components/play-bar.tsx";
import { useGameExit } from "../../features/play/hooks/use-game-exit.ts";
import { usePlayNews } from "../../features/play/hooks/use-play-news.ts";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { loginPath } from "../../shared/navigation/return-path.ts";
import { readPlayAddress } from "../../shared/play/play-address.ts";
import { sessionStore, useSession } from "../../shared/session/session-store.ts";

const stateSchema = z.object({ name: z.string() });

/** A game over the whole screen. */
export default function PlayScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname, search: query, state } = useLocation();
  const session = useSession();
  const target = useMemo(() => readPlayAddress(search), [search]);
  const exit = useGameExit();
  const { balanceMoved } = usePlayNews();

  /** A game that wants a login ends the session here too; otherwise login would send the player straight back. */
  const logInAgain = () => {
    if (session) sessionStore.refused("expired", session.token);
    else void navigate(loginPath(pathname + query), { replace: true });
  };

  if (!target) return <Navigate to={paths.home.to()} replace />;
  const title = stateSchema.safeParse(state).data?.name ?? t("games.play.title");
  return (
    <div className="app-play">
      <PlayBar title={title} end={session && <Balance size="compact" />} onExit={exit} />
      <GameStage
        target={target}
        title={title}
        onExit={exit}
        onMessage={(message) => {
          if (message === "balance") balanceMoved();
          if (message === "exit") exit();
          if (message === "relogin") logInAgain();
        }}
      />
    </div>
  );
}
