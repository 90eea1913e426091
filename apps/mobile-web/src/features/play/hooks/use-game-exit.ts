import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";

/** The way out of a game: the page before it, or home when the visit began with the game. */
export const useGameExit = (): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === "default") void navigate(paths.home.to(), { replace: true });
    else void navigate(-1);
  }, [navigate, key]);
};
