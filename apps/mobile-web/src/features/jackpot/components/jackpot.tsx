import "@volado/ui/jackpot-counter.css";
import "./jackpot.css";
import { limits } from "@volado/config";
import { firstJackpot, jackpotWait, nextJackpot } from "@volado/domain/games";
import { formatCount } from "@volado/i18n";
import { JackpotCounter } from "@volado/ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import { useLanguage } from "../../../shared/language/language.ts";
import { MotionButton, useMotion } from "../../../shared/motion/motion-button.tsx";

const { jackpot: pace } = limits;

/** What the counter showed last: when home is opened again it goes on from there. */
const useShown = create<{ readonly value: number }>(() => ({ value: firstJackpot(pace, Math.random) }));

/** The decorative counter's number; while `moving` it grows every few seconds (Spec §9 "Ticker"). */
const useJackpot = (moving: boolean): number => {
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

/** The jackpot counter: decoration that says so, without a currency (Spec §2, decisions H1). */
export function Jackpot() {
  const { t } = useTranslation();
  const language = useLanguage();
  const motion = useMotion();
  const value = useJackpot(motion.moving);
  return (
    <div className="app-jackpot">
      <JackpotCounter value={formatCount(value, language)} note={t("lowerHome.jackpotNote")} />
      <MotionButton
        className="app-jackpot__pause"
        motion={motion}
        labels={{ pause: t("lowerHome.pauseJackpot"), play: t("lowerHome.playJackpot") }}
      />
    </div>
  );
}
