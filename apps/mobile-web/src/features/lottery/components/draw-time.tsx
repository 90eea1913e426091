import { countdownOf, type DrawState, drawState, type Lottery } from "@volado/domain/lottery";
import { Countdown, useTick } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** States in which the next draw is still to come, and when is known. */
const counting: ReadonlySet<DrawState> = new Set(["open", "closing", "closed"]);

/** When a lottery draws next and whether it still sells: the only part of a card that time renders anew. */
export function DrawTime({ lottery, clock }: DrawTimeProps) {
  const { t } = useTranslation();
  const state = useTick((now) => drawState(lottery, now), clock);
  const format = (left: number) => {
    const { days, clock: rest } = countdownOf(left);
    return days === 0 ? rest : t("lottery.daysAndClock", { days, clock: rest });
  };
  return (
    <div className="app-lottery__time" data-state={state}>
      {counting.has(state) && (
        <Countdown
          className="app-lottery__clock"
          aria-label={t("lottery.countdown", { name: lottery.name })}
          until={lottery.drawsAt}
          clock={clock}
          format={format}
        />
      )}
      <span className="app-lottery__state">{t(`lottery.states.${state}`)}</span>
    </div>
  );
}

interface DrawTimeProps {
  readonly lottery: Lottery;
  /** Epoch milliseconds of the gateway's clock. */
  readonly clock: () => number;
}
