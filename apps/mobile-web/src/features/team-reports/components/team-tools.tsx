import "@volado/ui/select-field.css";
import { formatSort, parseSort, type TeamFigure, type TeamFilter } from "@volado/domain/agency";
import { Button, DownloadIcon, SearchBox, SelectField } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PeriodChoice } from "../../../shared/period/period-choice.tsx";

export interface ExportHeaderProps {
  /** The number of rows, as text. */
  readonly count: string;
  /** Exports all rows; the button shows its progress. */
  readonly onSave: () => Promise<void>;
}

/** The header of a list: its number of rows and an export button. */
export function ExportHeader({ count, onSave }: ExportHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className="app-team-head">
      <p>{count}</p>
      <Button size="s" variant="quiet" icon={<DownloadIcon size={18} />} onClick={onSave}>
        {t("agency.save")}
      </Button>
    </div>
  );
}

export interface TeamToolsProps {
  readonly filter: TeamFilter;
  readonly onChange: (change: Partial<TeamFilter>) => void;
  /** Figures to sort by. */
  readonly sorts: readonly TeamFigure[];
  /** Label of the default order. */
  readonly natural: string;
  /** Further controls beside the order. */
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
