import "@volado/ui/category-tabs.css";
import "@volado/ui/select-field.css";
import { type RecordFilter, RecordState, RecordType } from "@volado/domain/records";
import { CategoryTabs, SelectField } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { PeriodChoice } from "../../../shared/forms/period-choice.tsx";

export interface RecordFiltersProps {
  readonly filter: RecordFilter;
  /** Receives the changed fields. */
  readonly onChange: (change: Partial<RecordFilter>) => void;
}

const types = Object.values(RecordType);
const states = Object.values(RecordState);

/** Filters movements by type, state and days. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const { t } = useTranslation();
  const { type, state, period } = filter;
  return (
    <div className="app-record-filters">
      <CategoryTabs
        label={t("records.types.label")}
        categories={types.map((id) => ({ id, title: t(`records.types.${id}`) }))}
        value={type}
        onChange={(id) => onChange({ type: types.find((known) => known === id) ?? type })}
      />
      <div className="app-record-choices">
        <SelectField
          label={t("records.states.label")}
          options={[
            { value: "", label: t("records.states.all") },
            ...states.map((value) => ({ value, label: t(`records.states.${value}`) })),
          ]}
          value={state ?? ""}
          onChange={({ target }) => onChange({ state: states.find((known) => known === target.value) })}
        />
        <PeriodChoice compact period={period} onChange={(chosen) => onChange({ period: chosen })} />
      </div>
    </div>
  );
}
