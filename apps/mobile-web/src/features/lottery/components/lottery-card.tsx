import { countdownOf, type DrawState, drawState, evenNumbers, type Lottery } from "@volado/domain/lottery";
import { Button, ChevronDownIcon, Countdown, GameIcon, NumberBalls, Skeleton, useTick } from "@volado/ui";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenableGame } from "../../../shared/navigation/play-address.ts";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useLotteryHistory } from "../hooks/use-lotteries.ts";

function LotteryHistory({ lottery }: { readonly lottery: Lottery }) {
  const { t } = useTranslation();
  const { momentOf } = useDates();
  const history = useLotteryHistory(lottery);

  if (history.phase === "pending")
    return (
      <div role="status" aria-label={t("lottery.history.loading")}>
        <Skeleton lines={4} />
      </div>
    );
  if (history.phase === "failed")
    return (
      <div className="app-retry" role="alert">
        <p>{t("lottery.history.failed")}</p>
        <Button size="s" variant="quiet" onClick={history.retry}>
          {t("common.retry")}
        </Button>
      </div>
    );
  if (history.data.length === 0) return <p className="app-lottery__none">{t("lottery.history.empty")}</p>;
  return (
    <ol className="app-draws">
      {history.data.map(({ drawNumber, drawnAt, numbers }) => (
        <li key={drawNumber} className="app-draws__draw">
          <p className="app-draws__when">
            <span>{t("lottery.draw", { number: drawNumber })}</span>{" "}
            <time dateTime={new Date(drawnAt).toISOString()}>{momentOf(drawnAt)}</time>
          </p>
          <NumberBalls
            size="s"
            label={t("lottery.history.numbers", { number: drawNumber })}
            numbers={evenNumbers(numbers)}
          />
        </li>
      ))}
    </ol>
  );
}

/** States in which the time of the next draw is known and still ahead. */
const countdownStates: ReadonlySet<DrawState> = new Set(["open", "closing", "closed"]);

/** The countdown to the next draw and the sales state: the only part of a card that re-renders with time. */
function DrawTime({ lottery, clock }: { lottery: Lottery; clock: () => number }) {
  const { t } = useTranslation();
  const state = useTick((now) => drawState(lottery, now), clock);
  const format = (left: number) => {
    const { days, clock: rest } = countdownOf(left);
    return days === 0 ? rest : t("lottery.daysAndClock", { days, clock: rest });
  };
  return (
    <div className="app-lottery__time" data-state={state}>
      {countdownStates.has(state) && (
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

/** Above this many numbers the balls are small, so that fewer lines are needed. */
const SMALL_BALLS_ABOVE = 8;

/** One lottery: a tap opens it; its last draws unfold below. */
export const LotteryCard = memo(function LotteryCard({
  lottery,
  vendorName,
  clock,
  numbers,
  onPlay,
}: LotteryCardProps) {
  const { t } = useTranslation();
  const [expanded, setExpanded] = useState(false);
  const history = useId();
  const { name, open } = lottery;
  return (
    <li className="app-lottery" data-paused={!open || undefined}>
      <GameIcon className="app-lottery__icon" imageUrl={lottery.imageUrl} />
      <div className="app-lottery__head">
        <h2 className="app-lottery__name">{name}</h2>
        {vendorName !== undefined && <p className="app-lottery__vendor">{vendorName}</p>}
      </div>
      <DrawTime lottery={lottery} clock={clock} />
      <div className="app-lottery__numbers">
        <LastNumbers name={name} numbers={numbers} />
      </div>
      <button
        type="button"
        className="app-lottery__unfold"
        aria-label={t("lottery.history.openOf", { name })}
        aria-expanded={expanded}
        aria-controls={history}
        onClick={() => setExpanded(!expanded)}
      >
        {t("lottery.history.open")}
        <ChevronDownIcon size={16} />
      </button>
      <button
        type="button"
        className="app-lottery__play"
        aria-label={t("lottery.playOf", { name })}
        disabled={!open}
        onClick={() => onPlay(lottery)}
      >
        {t("lottery.play")}
      </button>
      <div id={history} className="app-lottery__history" hidden={!expanded}>
        {expanded && <LotteryHistory lottery={lottery} />}
      </div>
    </li>
  );
});

/** The numbers of the last draw, or why there are none. */
function LastNumbers({ name, numbers }: Pick<LotteryCardProps, "numbers"> & { readonly name: string }) {
  const { t } = useTranslation();
  if (numbers === "pending") return <Skeleton width="100%" height={32} />;
  if (numbers === "failed")
    return (
      <p className="app-lottery__none">
        <span aria-hidden="true">—</span>
        <span className="vo-visually-hidden">{t("lottery.numbersUnknown")}</span>
      </p>
    );
  if (numbers === "none") return <p className="app-lottery__none">{t("lottery.numbersPending")}</p>;
  return (
    <NumberBalls
      label={t("lottery.lastNumbers", { name })}
      size={numbers.length > SMALL_BALLS_ABOVE ? "s" : "m"}
      numbers={numbers}
    />
  );
}

interface LotteryCardProps {
  readonly lottery: Lottery;
  readonly vendorName: string | undefined;
  /** Epoch milliseconds of the gateway's clock. */
  readonly clock: () => number;
  /** Numbers of the last draw, or why there are none. */
  readonly numbers: readonly string[] | "pending" | "failed" | "none";
  readonly onPlay: (lottery: OpenableGame) => void;
}
