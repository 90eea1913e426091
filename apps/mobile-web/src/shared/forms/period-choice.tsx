import "./period.css";
import "@volado/ui/select-field.css";
import {
  type NamedPeriod,
  periodDays,
  type RecordDays,
  type RecordPeriod,
  rangeProblem,
  recordDayLimits,
} from "@volado/domain/records";
import { zoneName } from "@volado/i18n";
import { Button, DateField, SegmentedChoice, SelectField } from "@volado/ui";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/language.ts";
import { merchant } from "../merchant.ts";
import { useMerchantToday } from "../services/merchant-time.ts";

/** The merchant's time zone in the player's language, for times of day on the page. */
export const useZoneName = (): string => zoneName(merchant.timeZone, useLanguage());

interface Range {
  readonly from: string;
  readonly to: string;
}

interface RangeFormProps extends Range {
  readonly onChoose: (range: Range) => void;
}

/**
 * First and last day of a period (Spec §9 "Date picker 2000 to 2030"); an invalid period shows why and isn't applied.
 */
function RangeForm({ from, to, onChoose }: RangeFormProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState<Range>({ from, to });
  const [tried, setTried] = useState(false);
  const problem = tried ? rangeProblem(range.from, range.to) : undefined;
  const error = problem && t(`period.problems.${problem}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rangeProblem(range.from, range.to) === undefined) onChoose(range);
  };

  return (
    <form className="app-period-range" noValidate onSubmit={submit}>
      <DateField
        label={t("period.from")}
        {...recordDayLimits}
        value={range.from}
        error={error}
        onChange={({ target }) => setRange({ ...range, from: target.value })}
      />
      <DateField
        label={t("period.to")}
        {...recordDayLimits}
        value={range.to}
        onChange={({ target }) => setRange({ ...range, to: target.value })}
      />
      <Button type="submit" variant="quiet">
        {t("period.apply")}
      </Button>
    </form>
  );
}

export interface PeriodChoiceProps {
  readonly period: RecordPeriod;
  readonly onChange: (period: RecordPeriod) => void;
  /** Offers the presets in a select, next to other filters. Defaults to `false`: a row of chips. */
  readonly compact?: boolean;
}

const rolling = (days: RecordDays) => ({ type: "days", days }) as const;
const named = (name: NamedPeriod) => ({ type: "named", name }) as const;

/** From short to long, so that the usual ones are in sight. */
const presets: readonly RecordPeriod[] = [
  ...[rolling(1), named("yesterday")],
  ...[rolling(7), named("this-week"), named("last-week")],
  ...[rolling(30), named("this-month"), named("last-month")],
  rolling(90),
];

const choiceOf = (period: RecordPeriod) => {
  if (period.type === "range") return "range";
  return period.type === "named" ? period.name : (`days${period.days}` as const);
};

/** Choice of a period: a preset, or from one day to another. */
export function PeriodChoice({ period, onChange, compact = false }: PeriodChoiceProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const chosen = choosing ? "range" : choiceOf(period);
  const { from, to } = periodDays(period, useMerchantToday());
  const options = [...presets.map(choiceOf), "range" as const].map((value) => ({
    value,
    label: t(`period.${value}`),
  }));
  const choose = (value: string) => {
    const preset = presets.find((one) => choiceOf(one) === value);
    setChoosing(preset === undefined);
    if (preset) onChange(preset);
  };
  return (
    <>
      {compact ? (
        <SelectField
          label={t("period.label")}
          options={options}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        />
      ) : (
        <SegmentedChoice label={t("period.label")} options={options} value={chosen} onValueChange={choose} />
      )}
      {chosen === "range" && (
        <RangeForm
          key={`${from} ${to}`}
          from={from}
          to={to}
          onChoose={(range) => {
            setChoosing(false);
            onChange({ type: "range", ...range });
          }}
        />
      )}
    </>
  );
}
