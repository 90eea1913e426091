import "./club.css";
import { useQuery } from "@tanstack/react-query";
import { benefitQueries } from "@volado/api-client/query";
import { Badge, Card, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { LevelPerks } from "./level-perks.tsx";
import { VipStatusCard } from "./vip-status-card.tsx";

/** The VIP club as the player sees it. */
const useClub = () => asyncState(useQuery(benefitQueries.club(useClient(), useSession()?.userName)));

/** Where the member stands in the club, and every level with what it gives (Spec §2 /m/member/benefits). */
export function Club() {
  const { t } = useTranslation();
  const money = useMoneyText();
  const state = useClub();
  if (state.phase === "pending") return <ClubSkeleton />;
  if (state.phase === "failed") return <LoadFailure title={t("benefits.failed")} failure={state} />;
  const { data: club } = state;
  return (
    <div className="app-club">
      <VipStatusCard club={club} />
      <h2>{t("benefits.levels")}</h2>
      {club.levels.map(({ name, from, perks }) => (
        <Card key={name} className="app-club__of" data-current={name === club.label || undefined}>
          <div className="app-club__head">
            <h3>{name}</h3>
            {name === club.label && <Badge tone="action">{t("benefits.current")}</Badge>}
          </div>
          <p className="app-club__text">
            {from.centavos === 0 ? t("benefits.fromStart") : t("benefits.from", { amount: money(from) })}
          </p>
          <LevelPerks perks={perks} />
        </Card>
      ))}
      <p className="app-club__text">{t("benefits.note")}</p>
    </div>
  );
}

/** The club on its way, in its size. */
export function ClubSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="app-club" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("benefits.loading")}
      </p>
      <Skeleton height={190} />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  );
}
