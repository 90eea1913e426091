import { useInfiniteQuery } from "@tanstack/react-query";
import { teamQueries } from "@volado/api-client/query";
import {
  type ReportTool,
  searchFromTeamFilter,
  type TeamFilter,
  type TeamGroup,
  type TeamLine,
  type TeamMember,
  type TeamReport,
  teamFilterFromSearch,
} from "@volado/domain/agency";
import { GameType } from "@volado/domain/games";
import { periodDays, periodInstants, type RecordPeriod } from "@volado/domain/records";
import { SiteSwitch } from "@volado/domain/site";
import { formatCount, formatMoney, formatPercent } from "@volado/i18n";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "../../../shared/language/language.ts";
import { type Page, paths } from "../../../shared/navigation/paths.ts";
import { useChoice } from "../../../shared/navigation/use-choice.ts";
import { type AsyncPages, type AsyncState, asyncPages, mapAsync } from "../../../shared/query/async-state.ts";
import { merchantDay, useDates, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import type { FieldValue } from "../team-views.ts";

/** The filter of a team page in the URL. Changes replace the history entry. */
export const useTeamFilter = (page: Page) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = useMemo(() => teamFilterFromSearch(new URLSearchParams(search)), [search]);
  const addressOf = useCallback((filter: TeamFilter) => page.to(searchFromTeamFilter(filter)), [page]);
  const show = useCallback(
    (filter: TeamFilter) => void navigate(addressOf(filter), { replace: true }),
    [navigate, addressOf],
  );
  return { filter: current, choose: useChoice(current, show), addressOf };
};

/** The input that all team reports share; `today` is the merchant's. */
export const teamInput = ({ period, memberId, name, only, sort }: TeamFilter, today: string) => ({
  ...periodInstants(period, today, merchantDay),
  memberId,
  name: name === "" ? undefined : name,
  only,
  sort: sort?.by,
  desc: sort?.desc,
});

/** The URL of a member's page, for the same days. */
export const memberAddress = ({ period }: TeamFilter, memberId: string): string =>
  paths.agentHome.to({
    view: "member",
    ...searchFromTeamFilter({ ...teamFilterFromSearch(new URLSearchParams()), period, memberId }),
  });

/** URLs of members' pages, for the same days; undefined while the merchant has these pages switched off. */
export const useMemberAddress = (filter: TeamFilter): ((memberId: string) => string | undefined) => {
  const open = useSiteInfo()?.switches.has(SiteSwitch.AgencyMembers);
  return (memberId) => (open ? memberAddress(filter, memberId) : undefined);
};

/** A member's level and direct upline. */
export const usePlaceText = (): ((member: TeamMember) => string) => {
  const { t } = useTranslation();
  return ({ level, upline }) => {
    const above = level === 1 ? t("agency.direct") : upline && t("agency.below", { name: upline });
    return [t("agency.level", { level }), above].filter(Boolean).join(" · ");
  };
};

/** A report's file name, with the first and last day of its period. */
export const useFileName = (period: RecordPeriod): ((report: string) => string) => {
  const { from, to } = periodDays(period, useMerchantToday());
  return (report) => `${report}_${from}_${to}`;
};

/** A paged list about a team; the first page holds the totals. */
export interface TeamPages<Page, Row> extends Pick<AsyncPages<Page>, "first" | "more" | "loadMore"> {
  readonly rows: readonly Row[];
}

export const teamPagesOf = <Row, Page extends { readonly list: readonly Row[] }>(
  query: Parameters<typeof asyncPages<Page>>[0],
): AsyncState<TeamPages<Page, Row>> =>
  mapAsync(asyncPages(query), ({ first, pages, more, loadMore }) => ({
    first,
    rows: pages.flatMap(({ list }) => list),
    more,
    loadMore,
  }));

/** Translates a type of game; an unknown one keeps its code. */
export const useTypeName = (): ((code: string) => string) => {
  const { t } = useTranslation();
  return (code) => {
    const type = Object.values(GameType).find((known) => known === code);
    return type === undefined ? code : t(`shell.categories.${type}`);
  };
};

export const useFieldText = (): ((value: FieldValue) => string) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { dateOf } = useDates();
  return (value) => {
    if (!value) return t("agency.never");
    if (value.type === "money") {
      const plus = value.signed && value.value.centavos > 0 ? "+" : "";
      return plus + formatMoney(value.value, language);
    }
    if (value.type === "percent") return formatPercent(value.value, language);
    return value.type === "day" ? dateOf(value.value) : formatCount(value.value, language);
  };
};

/** Page size of reports by day or type, which are fetched whole. */
const WHOLE_REPORT = 500;

/** A team's report for a tool: by member page by page, by day or type of game in one page. */
export const useTeamReport = (
  tool: ReportTool,
  filter: TeamFilter,
  group: TeamGroup,
): AsyncState<TeamPages<TeamReport, TeamLine>> => {
  const identity = useSession()?.userName;
  const input = { ...teamInput(filter, useMerchantToday()), tool, group };
  return teamPagesOf(
    useInfiniteQuery(
      teamQueries.report(useClient(), identity, input, group === "MEMBER" ? undefined : WHOLE_REPORT),
    ),
  );
};
