import { useQuery } from "@tanstack/react-query";
import { winnerQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { maskedName, type Winner, winnerBoard } from "@volado/domain";
import { formatMoney } from "@volado/i18n";
import { WinnerBoard } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";

/** Latest winners, highest first; hidden when there are none (Spec §2). A tap opens the game that was won. */
export function Winners({ enabled, onOpen }: { enabled: boolean; onOpen: (winner: Winner) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isError, refetch } = useQuery({ ...winnerQueries.board(useClient()), enabled });
  if (isError && !data) return <RetryBlock onRetry={refetch} />;
  if (!data) return <div className="app-winners-room" aria-hidden="true" />;

  const winners = winnerBoard(data, limits.pageSize.winners);
  return (
    <WinnerBoard
      className="app-winners"
      title={t("home.winners")}
      stepTime={limits.winners.speed}
      winners={winners.map((winner) => ({
        id: winner.id,
        iconUrl: winner.imageUrl,
        gameName: winner.gameName,
        customerName: merchant.policy.maskWinnerNames ? maskedName(winner.customerName) : winner.customerName,
        amount: formatMoney(winner.amount, merchant.currency, language),
      }))}
      labels={{ pause: t("home.pauseWinners"), play: t("home.playWinners") }}
      onOpen={({ id }) => {
        const winner = winners.find((candidate) => candidate.id === id);
        if (winner) onOpen(winner);
      }}
    />
  );
}
