import { useEffect, useState } from "react";

/** True once the component has stood for so many milliseconds. */
export const useElapsed = (milliseconds: number): boolean => {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return lost;
};
