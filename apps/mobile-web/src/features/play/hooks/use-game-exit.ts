import { useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { goBack } from "../../../shared/navigation/close-on-back.ts";
import { paths } from "../../../shared/navigation/paths.ts";

/** The router numbers the pages of a visit in the history's state; the first one is 0. */
const behindSchema = z.object({ idx: z.number().check(z.positive()) });

/**
 * The way out of a game: the page before it, or home when the visit began with the game. A game may ask for
 * it as often as it likes, the player leaves once.
 */
export const useGameExit = (): (() => void) => {
  const navigate = useNavigate();
  const leaving = useRef(false);
  return useCallback(() => {
    if (leaving.current) return;
    leaving.current = true;
    if (behindSchema.safeParse(window.history.state).success) goBack();
    else void navigate(paths.home.to(), { replace: true });
  }, [navigate]);
};
