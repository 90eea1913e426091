import "@volado/ui/envelope-rain.css";
import "@volado/ui/month-calendar.css";
import "@volado/ui/prize-streak.css";
import "@volado/ui/progress.css";
import "@volado/ui/reward-card.css";
import "./rewards.css";
import "./red-rain.css";
import { SiteSwitch } from "@volado/domain/site";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { RewardsClosed, RewardsSkeleton } from "../../features/rewards/components/answer-view.tsx";
import { PromoCodeForm } from "../../features/rewards/components/promo-code-form.tsx";
import { RedRain } from "../../features/rewards/components/red-rain.tsx";
import { RewardCentre } from "../../features/rewards/components/reward-centre.tsx";
import { SignInDays } from "../../features/rewards/components/sign-in-days.tsx";
import { asyncState } from "../../shared/query/async-state.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";
import { useSite, useSiteInfo } from "../../shared/services/use-site.ts";

/** Rewards and daily tasks (Spec §2 /m/rewardCenter), as the site's switches allow; `view=tasks` opens the tasks. */
export function RewardCentrePage() {
  const { t } = useTranslation();
  const site = asyncState(useSite());
  const [search, setSearch] = useSearchParams();
  if (site.phase === "pending") return <RewardsSkeleton />;
  if (site.phase === "failed") return <LoadFailure title={t("rewards.failed")} failure={site} />;
  return (
    <RewardCentre
      switches={site.data.switches}
      requested={search.get("view") === "tasks" ? "tasks" : "rewards"}
      onView={(view) => setSearch(view === "tasks" ? { view } : {}, { replace: true })}
    />
  );
}

/** A promo code (Spec §2 /m/promoCode), where the merchant has the reward centre (REWCEN3). */
function PromoCodePage() {
  const site = useSiteInfo();
  return !site || site.switches.has(SiteSwitch.RewardCenter) ? <PromoCodeForm /> : <RewardsClosed />;
}

export const texts = ["rewards"] as const;

/** Reward pages, by their names among the paths. */
export type RewardPage = "rewards" | "promoCode" | "dailySignIn" | "redRain";

const pages: Readonly<Record<RewardPage, ComponentType>> = {
  rewards: RewardCentrePage,
  promoCode: PromoCodePage,
  dailySignIn: SignInDays,
  redRain: RedRain,
};

/** A reward page; they share a chunk because each links to the others. */
export default function RewardsScreen({ page }: { readonly page: RewardPage }) {
  const Page = pages[page];
  return <Page />;
}
