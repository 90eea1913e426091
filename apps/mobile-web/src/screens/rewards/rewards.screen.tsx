import "@volado/ui/envelope-rain.css";
import "@volado/ui/month-calendar.css";
import "@volado/ui/prize-streak.css";
import "@volado/ui/progress.css";
import "@volado/ui/reward-card.css";
import "./rewards.css";
import "./red-rain.css";
import type { ComponentType } from "react";
import { RedRain } from "../../features/rewards/components/red-rain.tsx";
import { SignInDays } from "../../features/rewards/components/sign-in-days.tsx";
import { PromoCodePage } from "./promo-code.tsx";
import { RewardCentrePage } from "./reward-centre.tsx";

/** The parts of the texts that it shows. */
export const texts = ["rewards"] as const;

/** Pages about what the house gives, by their names among the paths. */
export type RewardPage = "rewards" | "promoCode" | "dailySignIn" | "redRain";

const pages: Readonly<Record<RewardPage, ComponentType>> = {
  rewards: RewardCentrePage,
  promoCode: PromoCodePage,
  dailySignIn: SignInDays,
  redRain: RedRain,
};

/** One of the pages about what the house gives; they come together, for each leads to the others. */
export default function RewardsScreen({ page }: { readonly page: RewardPage }) {
  const Page = pages[page];
  return <Page />;
}
