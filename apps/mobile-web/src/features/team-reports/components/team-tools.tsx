import "@volado/ui/select-field.css";
import { formatSort, parseSort, type TeamFigure, type TeamFilter } from "@volado/domain/agency";
import { Button, DownloadIcon, SearchBox, SelectField } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PeriodChoice } from "../../../shared/period/period-choice.tsx";

export interface ExportHeaderProps {
  /** How many there are. */
  readonly count: string;
  /** Saves all of them; the button waits for it. */
  readonly onSave: () => Promise<void>;
}

/** What stands over a list: how many there are, and the way to take them along. */
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
  /** What the list can be sorted by. */
  readonly sorts: readonly TeamFigure[];
  /** The name of the list's natural order. */
  readonly natural: string;
  /** More to choose, beside the order. */
  readonly children?: ReactNode;
}

/** Over which days, whom, and in which order. */
export function TeamTools({ filter, onChange, sorts, natural, children }: TeamToolsProps) {
  const { t } = useTranslation();
  const words = sorts.flatMap((by) => [true, false].map((desc) => ({ by, desc })));
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
            ...words.map((sort) => ({
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
