import { useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { goBack } from "../../../shared/navigation/close-on-back.ts";
import { paths } from "../../../shared/navigation/paths.ts";

/** The router numbers the entries of a visit in the history state, from 0. */
const behindSchema = z.object({ idx: z.number().check(z.positive()) });

/**
 * Leaves the game: back to the previous page, or home if the visit began with the game. Repeated calls are ignored.
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
