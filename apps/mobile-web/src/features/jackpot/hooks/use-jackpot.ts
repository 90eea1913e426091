import { limits } from "@volado/config";
import { firstJackpot, jackpotWait, nextJackpot } from "@volado/domain/games";
import { useEffect } from "react";
import { create } from "zustand";

const { jackpot: pace } = limits;

/** What the counter showed last: when home is opened again it goes on from there. */
const useShown = create<{ readonly value: number }>(() => ({ value: firstJackpot(pace, Math.random) }));

/** The decorative counter's number; while `moving` it grows every few seconds (Spec §9 "Ticker"). */
export const useJackpot = (moving: boolean): number => {
  const value = useShown((shown) => shown.value);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(
      () => useShown.setState({ value: nextJackpot(value, pace, Math.random) }),
      jackpotWait(pace, Math.random),
    );
    return () => clearTimeout(timer);
  }, [moving, value]);
  return value;
};
