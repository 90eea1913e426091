import { type LiveModel, liveModelTarget } from "@volado/domain/games";
import { formatTime } from "@volado/i18n";
import { LiveTable } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { playPath } from "../../../shared/play/play-address.ts";
import { useOpenGame } from "../../../shared/play/use-open-game.ts";

export interface LiveTableCardProps {
  model: LiveModel;
  /** Whether its portrait is visible on load. */
  eager: boolean;
}

/** A live table and its dealer. Limits are shown only when both are known. */
export function LiveTableCard({ model, eager }: LiveTableCardProps) {
  const { t } = useTranslation();
  const open = useOpenGame();
  const target = liveModelTarget(model);
  const money = useMoneyText();
  const { minBet, maxBet, opensAt } = model;
  const stateLabel =
    model.state === "closed" && opensAt !== undefined
      ? t("liveTables.opensAt", { time: formatTime(opensAt, merchant.timeZone) })
      : t(`liveTables.state.${model.state}`);

  return (
    <LiveTable
      dealer={model.name}
      table={model.tableName}
      limits={
        minBet === undefined || maxBet === undefined
          ? undefined
          : t("liveTables.limits", {
              min: money(merchantMoney(minBet)),
              max: money(merchantMoney(maxBet)),
            })
      }
      imageUrl={model.imageUrl}
      state={model.state}
      stateLabel={stateLabel}
      eager={eager}
      href={target && playPath(target)}
      onNavigate={(event) => {
        if (!target) return;
        event.preventDefault();
        open({ ...target, name: model.tableName });
      }}
    />
  );
}
