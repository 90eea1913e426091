import type { Earning, EarningKind } from "@volado/domain/agency";
import { useTranslation } from "react-i18next";
import { merchantDay } from "../../../shared/services/merchant-time.ts";
import type { FieldValue } from "../team-fields.ts";

export interface EarningRowProps {
  readonly earning: Earning;
  readonly kind: EarningKind;
  /** Writes a value as the player reads it. */
  readonly textOf: (value: FieldValue) => string;
}

/** One payment: for which days, of how much, at which rate. */
export function EarningRow({ earning, kind, textOf }: EarningRowProps) {
  const { t } = useTranslation();
  const { from, to, base, rate, amount, paidAt } = earning;
  const [first, last] = [merchantDay(from), merchantDay(to - 1)];
  return (
    <article className="app-team-line">
      <header>
        <div className="app-team-line__who">
          <b>{first === last ? first : t("agency.span", { from: first, to: last })}</b>
          <small>{t("agency.earnings.paid", { day: merchantDay(paidAt) })}</small>
        </div>
        <div className="app-team-line__main" data-sign={Math.sign(amount.centavos)}>
          <b>{textOf({ type: "money", value: amount })}</b>
          <small>
            {t(`agency.earnings.of.${kind}`, {
              rate: textOf({ type: "percent", value: rate }),
              base: textOf({ type: "money", value: base }),
            })}
          </small>
        </div>
      </header>
    </article>
  );
}
