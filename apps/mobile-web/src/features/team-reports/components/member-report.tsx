import { getTeamReport } from "@volado/api-client/endpoints";
import { type TeamLine as Line, type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { Button, ChevronRightIcon, EmptyState } from "@volado/ui";
import { Fragment, memo } from "react";
import { useTranslation } from "react-i18next";
import { everyPage, useSaveCsv } from "../../../shared/lists/use-save-csv.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useBalanceText } from "../../../shared/session/hideable-balance.tsx";
import {
  teamInput,
  useFieldText,
  useFileName,
  useMemberAddress,
  usePlaceText,
  useTeamReport,
} from "../hooks/use-team-report.ts";
import {
  cellOf,
  fieldValue,
  isFigure,
  type TeamField,
  type TeamView,
  type TeamViewName,
  teamViews,
} from "../team-views.ts";
import { FigureByDay } from "./figure-by-day.tsx";
import { TeamPath } from "./team-navigation.tsx";
import { TeamList, TeamSkeleton } from "./team-tools.tsx";
import { TeamTotals } from "./team-totals.tsx";

interface TeamLineProps {
  readonly line: Line;
  readonly view: TeamView;
  /** The URL of the member's page; undefined if there is none. */
  readonly href: string | undefined;
  /** The URL of the member's own team; undefined if there is none to show. */
  readonly teamHref: string | undefined;
}

/** Fields of a row that are about the same accounts. */
interface LineGroup {
  readonly title: "agency.alone" | "agency.member.account" | "agency.member.withTeam" | undefined;
  readonly fields: readonly TeamField[];
}

/** The fields of a row: those of a member with a team in two groups, with the team and the member's own. */
const groupsOf = ({ own, member }: Line, { main, facts }: TeamView): readonly LineGroup[] => {
  const fields = [main, ...facts];
  if (own || !member?.team) return [{ title: own ? "agency.alone" : undefined, fields }];
  const withTeam = (field: TeamField) => isFigure(field) || field === "teamBalance";
  const groups: readonly LineGroup[] = [
    { title: "agency.member.withTeam", fields: fields.filter(withTeam) },
    { title: "agency.member.account", fields: fields.filter((field) => !withTeam(field)) },
  ];
  return groups.filter((group) => group.fields.length > 0);
};

/**
 * A member's row; the name links to the member's page. Memoised: rows do not re-render while the list scrolls.
 */
const TeamLine = memo(function TeamLine({ line, view, href, teamHref }: TeamLineProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const follow = useLinkNavigation();
  const placeOf = usePlaceText();
  const balanceText = useBalanceText();
  const { member, own } = line;
  if (!member) return null;
  const team = t("agency.teamOf", { count: member.team });
  return (
    <article className="vo-card app-team-line">
      <header>
        <div className="app-team-line__who">
          {href ? (
            <a href={href} onClick={follow}>
              {member.name}
            </a>
          ) : (
            <b>{member.name}</b>
          )}
          <small>{placeOf(member)}</small>
          {teamHref ? (
            <a className="app-team-line__team" href={teamHref} onClick={follow}>
              {team}
              <ChevronRightIcon size={16} />
            </a>
          ) : (
            !own && <small>{team}</small>
          )}
        </div>
      </header>
      {groupsOf(line, view).map(({ title, fields }) => (
        <Fragment key={title ?? ""}>
          {title && <small className="app-team-line__group">{t(title)}</small>}
          <dl>
            {fields.map((field) => (
              <div key={field} data-sign={field === "profit" ? Math.sign(line.profit.centavos) : undefined}>
                <dt>{t(`agency.fields.${field}`)}</dt>
                <dd>
                  {own && field === "balance" ? balanceText(member.balance) : textOf(fieldValue(line, field))}
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </article>
  );
});

/** Exports the whole report by member, in the order and with the fields of the screen. */
const useMemberCsv = (tool: TeamViewName, filter: TeamFilter): ((name: string) => Promise<void>) => {
  const view: TeamView = teamViews[tool];
  const { t } = useTranslation();
  const client = useClient();
  const save = useSaveCsv("agency.saveFailed");
  const fields: readonly TeamField[] = ["level", "team", view.main, ...view.facts];
  const input = { ...teamInput(filter, useMerchantToday()), tool, group: TeamGroup.Member };

  return (name) =>
    save(name, async () => {
      const lines = await everyPage((paging) => client.call(getTeamReport, { ...input, ...paging }));
      return [
        [
          t("agency.fields.member"),
          t("agency.fields.upline"),
          ...fields.map((field) => t(`agency.fields.${field}`)),
        ],
        ...lines.map((line) => [
          line.member?.name ?? "",
          line.member?.upline ?? "",
          ...fields.map((field) => cellOf(fieldValue(line, field), merchantDay)),
        ]),
      ];
    });
};

/** Empty state of a search or of a team without members. */
function TeamEmpty({ narrowed, onReset }: { narrowed: boolean; onReset: () => void }) {
  const { t } = useTranslation();
  const kind = narrowed ? "found" : "there";
  return (
    <EmptyState
      title={t(`agency.empty.${kind}.title`)}
      action={
        narrowed && (
          <Button variant="quiet" onClick={onReset}>
            {t("agency.empty.reset")}
          </Button>
        )
      }
    >
      {t(`agency.empty.${kind}.text`)}
    </EmptyState>
  );
}

interface MemberReportProps {
  readonly name: TeamViewName;
  readonly filter: TeamFilter;
  readonly onChange: (change: Partial<TeamFilter>) => void;
  /** The URL of a member's team; without an id, of the agent's own. */
  readonly hrefOf: (memberId: string | undefined) => string;
}

/** A team's report by member with totals and path, in each loading state. */
export function MemberReport({ name, filter, onChange, hrefOf }: MemberReportProps) {
  const { t } = useTranslation();
  const view: TeamView = teamViews[name];
  const report = useTeamReport(name, filter, TeamGroup.Member);
  const save = useMemberCsv(name, filter);
  const fileName = useFileName(filter.period);
  const memberHref = useMemberAddress(filter);
  if (report.phase === "pending") return <TeamSkeleton />;
  if (report.phase === "failed") return <LoadFailure title={t("agency.failed")} failure={report} />;
  const { first, rows } = report.data;
  const open = first.path.at(-1)?.id;
  const narrowed = filter.name !== "" || filter.only !== undefined;
  return (
    <div className="app-team-report">
      {report.stale && <RetryNote text={t("agency.stale")} onRetry={report.retry} />}
      <TeamPath
        path={first.path}
        hrefOf={hrefOf}
        filter={filter}
        current={name === "rebates" ? undefined : name}
      />
      {rows.length === 0 ? (
        <TeamEmpty narrowed={narrowed} onReset={() => onChange({ name: "", only: undefined })} />
      ) : (
        <>
          <TeamTotals totals={first.totals} shown={view.totals} period={filter.period} />
          {view.drawn && <FigureByDay tool={name} filter={filter} figure={view.drawn} />}
          <TeamList
            pages={report.data}
            label={t("agency.lines")}
            count={t(narrowed ? "agency.everyLevel" : "agency.count", { count: first.totalCount })}
            end={t("agency.end")}
            guess={250}
            onSave={() => save(fileName(t(`agency.files.${name}`)))}
          >
            {(line) => (
              <TeamLine
                line={line}
                view={view}
                href={memberHref(line.id)}
                teamHref={
                  line.member && line.member.team > 0 && line.id !== open ? hrefOf(line.id) : undefined
                }
              />
            )}
          </TeamList>
        </>
      )}
    </div>
  );
}
