import "@volado/ui/jackpot-counter.css";
import "./jackpot.css";
import { formatCount } from "@volado/i18n";
import { JackpotCounter } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { MotionButton } from "../../../shared/motion/motion-button.tsx";
import { useMotion } from "../../../shared/motion/use-motion.ts";
import { useJackpot } from "../hooks/use-jackpot.ts";

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
