import "@volado/ui/data-table.css";
import { type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { Card, DataTable, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { RetryNote } from "../../../shared/states/load-failure.tsx";
import { useFieldText, useTypeName } from "../hooks/use-field-text.ts";
import { useTeamReport } from "../hooks/use-team-report.ts";
import { figureValue } from "../team-fields.ts";

export interface TypeTableProps {
  readonly filter: TeamFilter;
}

/** A team's stakes and profit by type of game, with a bar for each share. */
export function TypeTable({ filter }: TypeTableProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const nameOf = useTypeName();
  const report = useTeamReport({ ...filter, sort: { by: "stake", desc: true } }, TeamGroup.GameType);
  if (report.phase === "pending") return <Skeleton height={200} />;
  if (report.phase === "failed") return <RetryNote text={t("agency.typesFailed")} onRetry={report.retry} />;
  const played = report.data.rows.filter(({ stake }) => stake.centavos > 0);
  const largest = Math.max(...played.map(({ stake }) => stake.centavos));
  return (
    <Card className="app-team-types" aria-label={t("agency.byType")}>
      <h2>{t("agency.byType")}</h2>
      {played.length === 0 ? (
        <p>{t("agency.typesEmpty")}</p>
      ) : (
        <DataTable
          caption={t("agency.byType")}
          captionHidden
          columns={[
            { id: "type", label: t("agency.type") },
            { id: "stake", label: t("agency.fields.stake"), align: "end" },
            { id: "profit", label: t("agency.fields.profit"), align: "end" },
          ]}
          rows={played.map((line) => ({
            id: line.id,
            cells: [
              <span key="type" className="app-team-share">
                <span>{nameOf(line.id)}</span>
                <meter aria-hidden="true" min={0} max={largest} value={line.stake.centavos} />
              </span>,
              textOf(figureValue(line, "stake")),
              textOf(figureValue(line, "profit")),
            ],
          }))}
        />
      )}
    </Card>
  );
}
