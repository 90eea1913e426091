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

/** The last value shown; the counter resumes from it when home is reopened. */
const useJackpotValue = create<{ readonly value: number }>(() => ({
  value: firstJackpot(pace, Math.random),
}));

/** The counter's value; grows every few seconds while `moving` (Spec §9 "Ticker"). */
const useJackpot = (moving: boolean): number => {
  const value = useJackpotValue((shown) => shown.value);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(
      () => useJackpotValue.setState({ value: nextJackpot(value, pace, Math.random) }),
      jackpotWait(pace, Math.random),
    );
    return () => clearTimeout(timer);
  }, [moving, value]);
  return value;
};

/** The decorative jackpot counter, labelled as such and without a currency (Spec §2, decisions H1). */
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
