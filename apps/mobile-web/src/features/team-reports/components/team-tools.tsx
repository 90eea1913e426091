import "@volado/ui/select-field.css";
import { formatSort, parseSort, type TeamFigure, type TeamFilter } from "@volado/domain/agency";
import { Button, DownloadIcon, SearchBox, SelectField, Skeleton } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PeriodChoice } from "../../../shared/forms/period-choice.tsx";
import { ListEnd } from "../../../shared/lists/list-end.tsx";
import { LongList } from "../../../shared/lists/long-list.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import type { TeamPages } from "../hooks/use-team-report.ts";

interface TeamListProps<Row extends { readonly id: string }> {
  readonly pages: TeamPages<{ readonly totalCount: number }, Row>;
  readonly label: string;
  /** The number of rows, as text. */
  readonly count: string;
  /** Shown after the last row. */
  readonly end: string;
  /** Estimated height of a row. */
  readonly guess: number;
  /** Exports all rows; the button shows its progress. */
  readonly onSave: () => Promise<void>;
  readonly children: (row: Row) => ReactNode;
}

/** The rows of a report, with their number, an export button, and the next page on scroll. */
export function TeamList<Row extends { readonly id: string }>({
  pages: { first, rows, more, loadMore },
  label,
  count,
  end,
  guess,
  onSave,
  children,
}: TeamListProps<Row>) {
  const { t } = useTranslation();
  return (
    <>
      <div className="app-team-head">
        <p>{count}</p>
        <Button size="s" variant="quiet" icon={<DownloadIcon size={18} />} onClick={onSave}>
          {t("agency.save")}
        </Button>
      </div>
      <LongList className="app-team-lines" label={label} rows={rows} total={first.totalCount} guess={guess}>
        {children}
      </LongList>
      <ListEnd
        more={more}
        count={rows.length}
        onMore={loadMore}
        texts={{ loading: t("agency.loadingMore"), end, failed: t("agency.moreFailed") }}
      />
    </>
  );
}

interface TeamToolsProps {
  readonly filter: TeamFilter;
  readonly onChange: (change: Partial<TeamFilter>) => void;
  readonly sorts: readonly TeamFigure[];
  /** Label of the default order. */
  readonly natural: string;
  /** Additional controls next to the order. */
  readonly children?: ReactNode;
}

/** Period, search and order of a team list. */
export function TeamTools({ filter, onChange, sorts, natural, children }: TeamToolsProps) {
  const { t } = useTranslation();
  const options = sorts.flatMap((by) => [true, false].map((desc) => ({ by, desc })));
  return (
    <div className="app-team-tools">
      <PeriodChoice period={filter.period} onChange={(period) => onChange({ period })} />
      <SearchBox
        term={filter.name}
        onSearch={(name) => onChange({ name })}
        labels={{
          field: t("agency.search.field"),
          placeholder: t("agency.search.placeholder"),
          clear: t("agency.search.clear"),
        }}
      />
      <div className="app-team-choices">
        <SelectField
          label={t("agency.sort.label")}
          value={filter.sort ? formatSort(filter.sort) : ""}
          onChange={({ target }) => onChange({ sort: parseSort(target.value) })}
          options={[
            { value: "", label: natural },
            ...options.map((sort) => ({
              value: formatSort(sort),
              label: t(sort.desc ? "agency.sort.down" : "agency.sort.up", {
                figure: t(`agency.fields.${sort.by}`),
              }),
            })),
          ]}
        />
        {children}
      </div>
    </div>
  );
}

export function TeamSkeleton() {
  return (
    <LoadingBlock className="app-team-report" text="agency.loading">
      <Skeleton height={140} />
      <Skeleton height={420} />
    </LoadingBlock>
  );
}
