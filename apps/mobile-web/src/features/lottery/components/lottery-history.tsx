import { evenNumbers, type Lottery } from "@volado/domain/lottery";
import { formatDay, formatTime } from "@volado/i18n";
import { Button, NumberBalls, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { useLotteryHistory } from "../hooks/use-lottery-history.ts";

/** The latest draws of a lottery, inside its card. */
export function LotteryHistory({ lottery }: { readonly lottery: Lottery }) {
  const { t } = useTranslation();
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
            <time dateTime={new Date(drawnAt).toISOString()}>
              {`${formatDay(drawnAt, merchant.timeZone)} ${formatTime(drawnAt, merchant.timeZone)}`}
            </time>
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
