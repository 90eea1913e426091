import "./member.css";
import "./benefits.css";
import "@volado/ui/fact-list.css";
import "@volado/ui/progress.css";
import { useQuery } from "@tanstack/react-query";
import { benefitQueries } from "@volado/api-client/query";
import { hasBenefits, type VipClub, type VipPayment, type VipPerk, vipStatus } from "@volado/domain/member";
import { formatCount, formatMoney, formatPercent } from "@volado/i18n";
import { Badge, Card, CrownIcon, FactList, Progress, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { useMember } from "../../features/account/hooks/use-member.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { useMoneyText } from "../../shared/language/use-money-text.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { asyncState, refreshableState } from "../../shared/query/async-state.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../shared/query/loading-block.tsx";
import { useDates } from "../../shared/services/merchant-time.ts";
import { useClient } from "../../shared/services/services-context.tsx";
import { useSession } from "../../shared/session/session-store.ts";

/** A level's metal, by its place; levels above the fifth share one. */
const metalOf = (place: number): number => Math.min(Math.max(place, 0), 4);

/** A level's crest in its metal. */
function Crest({ place, size = "s" }: { readonly place: number; readonly size?: "s" | "l" }) {
  return (
    <span className="app-club__crest" data-level={metalOf(place)} data-size={size} aria-hidden="true">
      <CrownIcon size={size === "l" ? 40 : 20} />
    </span>
  );
}

/** Every level's crest, the reached ones in colour. The list of levels says the same in words. */
function Ladder({ levels, reached }: { readonly levels: VipClub["levels"]; readonly reached: number }) {
  return (
    <div className="app-club__ladder" aria-hidden="true">
      {levels.map(({ name }, place) => (
        <span key={name} className="app-club__rung" data-ahead={place > reached || undefined}>
          <Crest place={place} />
        </span>
      ))}
    </div>
  );
}

function VipStatusCard({ club }: { club: VipClub }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { next, share, missing } = vipStatus(club);
  const place = club.levels.findIndex(({ name }) => name === club.label);
  const staked = t("benefits.staked", { amount: money(club.turnover) });
  const ahead = () => {
    if (!next) return t("benefits.top");
    if (missing.centavos === 0) return t("benefits.reached", { level: next.name });
    return t("benefits.missing", { amount: money(missing), level: next.name });
  };
  return (
    <Card className="app-club__standing" data-level={metalOf(place)}>
      <Crest place={place} size="l" />
      <p className="app-club__label">{t("benefits.yourLevel")}</p>
      <h2 className="app-club__level">{club.label}</h2>
      {next && <Progress value={share} aria-label={t("benefits.progress", { level: next.name })} />}
      <p className="app-club__text app-club__ends">
        <span>{staked}</span>
        {next && <span>{`${next.name}: ${money(next.from)}`}</span>}
      </p>
      <p className="app-club__ahead">{ahead()}</p>
      <Ladder levels={club.levels} reached={place} />
    </Card>
  );
}

function LevelPerks({ perks }: { readonly perks: readonly VipPerk[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (perks.length === 0) return <p className="app-club__text">{t("benefits.noPerks")}</p>;
  const sizeOf = (perk: VipPerk): string => {
    if ("amount" in perk) return formatMoney(perk.amount, language);
    if ("percent" in perk) return formatPercent(perk.percent, language);
    const { count, free } = perk;
    const times = formatCount(count, language);
    if (free === count) return t("benefits.timesAllFree", { count, times });
    return t("benefits.times", { times, free: formatCount(free, language) });
  };
  return (
    <FactList
      items={perks.map((perk) => ({ label: t(`benefits.perks.${perk.kind}`), value: sizeOf(perk) }))}
    />
  );
}

interface PaymentsProps {
  readonly title: string;
  readonly payments: readonly VipPayment[];
  readonly note: string | false;
}

/** Paid or coming perks; one without an amount yet says what it depends on. */
function Payments({ title, payments, note }: PaymentsProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { dateOf } = useDates();
  if (payments.length === 0) return null;
  return (
    <Card className="app-club__payments">
      <h2>{title}</h2>
      <FactList
        items={payments.map(({ kind, amount, at }) => ({
          label: `${t(`benefits.perks.${kind}`)} · ${dateOf(at)}`,
          value: kind === "weekly-bonus" && amount.centavos === 0 ? t("benefits.ifPlayed") : money(amount),
        }))}
      />
      {note && <p className="app-club__text">{note}</p>}
    </Card>
  );
}

/** The member's VIP status, and every level with its benefits (Spec §2 /m/member/benefits). */
export function Club() {
  const { t } = useTranslation();
  const money = useMoneyText();
  const state = asyncState(useQuery(benefitQueries.club(useClient(), useSession()?.userName)));
  if (state.phase === "pending") return <ClubSkeleton />;
  if (state.phase === "failed") return <LoadFailure title={t("benefits.failed")} failure={state} />;
  const { data: club } = state;
  const weekly = club.coming.some(({ kind }) => kind !== "birthday-bonus");
  return (
    <div className="app-club">
      <VipStatusCard club={club} />
      <Payments
        title={t("benefits.coming")}
        payments={club.coming}
        note={weekly && t("benefits.comingNote")}
      />
      <Payments title={t("benefits.paid")} payments={club.paid} note={false} />
      <h2>{t("benefits.levels")}</h2>
      {club.levels.map(({ name, from, perks }, level) => (
        <Card
          key={name}
          className="app-club__of"
          data-level={metalOf(level)}
          data-current={name === club.label || undefined}
        >
          <div className="app-club__head">
            <Crest place={level} />
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

function ClubSkeleton() {
  return (
    <LoadingBlock className="app-club" text="benefits.loading">
      <Skeleton height={320} />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </LoadingBlock>
  );
}

export const texts = ["menus"] as const;

/** VIP benefits: only for members with a club label; others are redirected home (Spec §2 /m/member/benefits, §6). */
export default function BenefitsScreen() {
  const { t } = useTranslation();
  const member = refreshableState(useMember());
  if (member.data && hasBenefits(member.data)) return <Club />;
  // The cached member data may be older than the label.
  if (member.refreshing) return <ClubSkeleton />;
  if (member.error) return <LoadFailure title={t("benefits.failed")} failure={member} />;
  return <Navigate to={paths.home.to()} replace />;
}
