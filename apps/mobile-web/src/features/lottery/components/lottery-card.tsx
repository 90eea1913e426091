import type { Lottery } from "@volado/domain/lottery";
import { ChevronDownIcon, GameIcon, NumberBalls, Skeleton } from "@volado/ui";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenableGame } from "../../../shared/play/use-open-game.ts";
import { DrawTime } from "./draw-time.tsx";
import { LotteryHistory } from "./lottery-history.tsx";

/** More numbers than these stand on smaller balls, so that fewer lines are needed. */
const MANY = 8;

/** One lottery: a tap opens it; its last draws unfold below. */
export const LotteryCard = memo(function LotteryCard({
  lottery,
  vendorName,
  clock,
  numbers,
  onPlay,
}: LotteryCardProps) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(false);
  const history = useId();
  const { name, open } = lottery;
  return (
    <li className="app-lottery" data-paused={!open || undefined}>
      <GameIcon className="app-lottery__icon" imageUrl={lottery.imageUrl} />
      <div className="app-lottery__head">
        <h2 className="app-lottery__name">
          <button
            type="button"
            className="app-lottery__play"
            aria-label={t("lottery.play", { name })}
            disabled={!open}
            onClick={() => onPlay(lottery)}
          >
            {name}
          </button>
        </h2>
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
        aria-expanded={unfolded}
        aria-controls={history}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t("lottery.history.open")}
        <ChevronDownIcon size={16} />
      </button>
      <div id={history} className="app-lottery__history" hidden={!unfolded}>
        {unfolded && <LotteryHistory lottery={lottery} />}
      </div>
    </li>
  );
});

/** The last draw, or what is to be said in its place. */
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
      size={numbers.length > MANY ? "s" : "m"}
      numbers={numbers}
    />
  );
}

interface LotteryCardProps {
  readonly lottery: Lottery;
  readonly vendorName: string | undefined;
  /** Epoch milliseconds of the gateway's clock. */
  readonly clock: () => number;
  /** The last draw's, or why there are none to show. */
  readonly numbers: readonly string[] | "pending" | "failed" | "none";
  readonly onPlay: (lottery: OpenableGame) => void;
}
