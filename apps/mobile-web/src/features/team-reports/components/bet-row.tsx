import type { TeamBet } from "@volado/domain/agency";
import { formatDay, formatTime } from "@volado/i18n";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useTypeName } from "../hooks/use-type-name.ts";

export interface BetRowProps {
  readonly bet: TeamBet;
  /** The bets of the one who made it. */
  readonly href: string;
}

/** One bet: whose, on what, when, the stake and what came of it. */
export function BetRow({ bet, href }: BetRowProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const nameOf = useTypeName();
  const money = useMoneyText();
  return (
    <article className="app-team-line">
      <header>
        <div className="app-team-line__who">
          <a href={href} onClick={follow}>
            {bet.name}
          </a>
          <small>{`${bet.game} · ${nameOf(bet.gameType)}`}</small>
          <small>{`${formatDay(bet.at, merchant.timeZone)} ${formatTime(bet.at, merchant.timeZone)}`}</small>
        </div>
        <div className="app-team-line__main">
          <b>{money(bet.stake)}</b>
          <small>
            {bet.settled ? `${t("agency.fields.win")}: ${money(bet.win)}` : t("agency.bets.pending")}
          </small>
        </div>
      </header>
    </article>
  );
}
