import { useEffect, useRef } from "react";

/**
 * Whether the player is still where a call began when it is answered: who has gone elsewhere is not led away
 * from there.
 */
export const useStillHere = (): (() => boolean) => {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
};
