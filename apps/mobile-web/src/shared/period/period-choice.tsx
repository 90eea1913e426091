import { periodDays, type RecordPeriod, recordDays } from "@volado/domain/records";
import { SegmentedChoice } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMerchantToday } from "../services/merchant-time.ts";
import { RangeForm } from "./range-form.tsx";

export interface PeriodChoiceProps {
  readonly period: RecordPeriod;
  readonly onChange: (period: RecordPeriod) => void;
}

const choices = [...recordDays.map((days) => `days${days}` as const), "range"] as const;

/** The days that are shown: one of the presets, or from one day to another. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const chosen = choosing || period.type === "range" ? "range" : (`days${period.days}` as const);
  const { from, to } = periodDays(period, useMerchantToday());
  return (
    <>
      <SegmentedChoice
        label={t("period.label")}
        options={choices.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={chosen}
        onValueChange={(value) => {
          const days = recordDays.find((count) => value === `days${count}`);
          setChoosing(days === undefined);
          if (days !== undefined) onChange({ type: "days", days });
        }}
      />
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
