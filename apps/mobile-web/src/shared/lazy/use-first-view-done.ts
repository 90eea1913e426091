import { useEffect, useState } from "react";
import { whenIdleAfterFirstView } from "./when-idle.ts";

/** Whether the page's first pictures are there and the browser has had a moment with nothing to do. */
export const useFirstViewDone = (): boolean => {
  const [done, setDone] = useState(false);
  useEffect(() => {
    let mounted = true;
    whenIdleAfterFirstView().then(() => {
      if (mounted) setDone(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return done;
};
