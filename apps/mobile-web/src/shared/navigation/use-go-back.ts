import { useCallback } from "react";
import { useNavigate } from "react-router";
import { meanStep } from "./close-on-back.ts";

/**
 * How the site itself goes back to the page before: what is open goes with the page, where the player's own "back"
 * would close that first. To be called only where the site has a page behind this one.
 */
export const useGoBack = (): (() => void | Promise<void>) => {
  const navigate = useNavigate();
  return useCallback(() => {
    meanStep();
    return navigate(-1);
  }, [navigate]);
};
