import { useEffect, useState } from "react";

/** True once `waiting` has lasted `milliseconds`; false again as soon as the wait is over. */
export const usePatience = (waiting: boolean, milliseconds: number): boolean => {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLost(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [waiting, milliseconds]);
  return lost;
};
