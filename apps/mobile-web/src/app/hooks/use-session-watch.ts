import { useQueryClient } from "@tanstack/react-query";
import { belongsTo } from "@volado/api-client/query";
import { sessionEndMessage } from "@volado/domain/session";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../shared/navigation/paths.ts";
import { loginPath } from "../../shared/navigation/return-path.ts";
import { showToast } from "../../shared/overlays/toast-store.ts";
import { useClient } from "../../shared/services/services-context.tsx";
import { sessionStore, useSession, useSessionEnd } from "../../shared/session/session-store.ts";
import { decodeStored } from "../../shared/storage/stored-values.ts";

/** Runs once the page is visible: a toast in a background tab would disappear unseen. */
const whenSeen = (run: () => void): void => {
  if (document.visibilityState === "hidden")
    document.addEventListener("visibilitychange", run, { once: true });
  else run();
};

/**
 * Handles session changes on every page: messages from other tabs, the session's end (Spec §8 "log in again"), and
 * cached data of another player.
 */
export const useSessionWatch = (): void => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const ended = useSessionEnd();
  const player = useSession()?.userName;
  const queries = useQueryClient();
  const client = useClient();

  const reportEnd = useEffectEvent((reason: NonNullable<typeof ended>) => {
    whenSeen(() => {
      if (!sessionStore.getState().session) showToast({ kind: "error", text: t(sessionEndMessage[reason]) });
    });
    sessionStore.endShown();
    // A protected page may already have redirected there, with the way back to itself.
    if (pathname !== paths.login.to()) void navigate(loginPath(pathname + search + hash), { replace: true });
  });

  useEffect(() => {
    if (ended) reportEnd(ended);
  }, [ended]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === "sessionNews") sessionStore.newsReceived(decodeStored("sessionNews", newValue));
      if (key === null || key === "MC_SESSION_INFO" || key === "autoLogin")
        sessionStore.storedSessionChanged();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);

  useEffect(() => {
    // A tab that the browser has frozen receives no storage events.
    const compare = () => {
      if (document.visibilityState === "visible") sessionStore.storedSessionChanged();
    };
    window.addEventListener("pageshow", compare);
    document.addEventListener("visibilitychange", compare);
    return () => {
      window.removeEventListener("pageshow", compare);
      document.removeEventListener("visibilitychange", compare);
    };
  }, []);

  useEffect(() => {
    if (player === undefined) return undefined;
    // Personal query keys contain the player's name; their data is removed with the session.
    return () => {
      queries.removeQueries({ predicate: belongsTo(player) });
      client.clearPersonalCache();
    };
  }, [player, queries, client]);
};
