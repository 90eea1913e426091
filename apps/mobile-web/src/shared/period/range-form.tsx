import "./period.css";
import { rangeProblem, recordDayLimits } from "@volado/domain/records";
import { Button, DateField } from "@volado/ui";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";

interface Range {
  readonly from: string;
  readonly to: string;
}

export interface RangeFormProps extends Range {
  readonly onChoose: (range: Range) => void;
}

/** Two days of the calendar (Spec §9 "Date picker 2000 to 2030"); what is no range says why and asks nothing. */
export function RangeForm({ from, to, onChoose }: RangeFormProps) {
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
