import "@volado/ui/winner-board.css";
import "@volado/ui/winner-carousel.css";
import { useQuery } from "@tanstack/react-query";
import { winnerQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { winnerBoard, winnerOpening } from "@volado/domain/games";
import { maskName } from "@volado/domain/text";
import { WinnerBoard, WinnerCarousel } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import type { OpenableGame } from "../../../shared/navigation/play-address.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";

export function WinnersSkeleton({ form = merchant.home.winners }: WinnersSkeletonProps) {
  return <div className="app-winners-skeleton" data-form={form} aria-hidden="true" />;
}

interface WinnersSkeletonProps {
  /** @default the merchant's choice */
  readonly form?: typeof merchant.home.winners;
}

export interface WinnersProps {
  /** Whether it may send its request; it shows a skeleton until then. */
  enabled: boolean;
  /** Opens the game of a win, if known. */
  onOpen: (game: OpenableGame) => void;
  /** Searches for the game of a win with only a name. */
  onSearch: (name: string) => void;
  /** @default the merchant's choice */
  form?: typeof merchant.home.winners;
}

/** Latest winners, highest first; hidden if there are none (Spec §2). A tap opens the game or searches for it. */
export function Winners({ enabled, onOpen, onSearch, form = merchant.home.winners }: WinnersProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const wins = asyncState(useQuery({ ...winnerQueries.board(useClient()), enabled }));
  if (wins.phase === "pending") return <WinnersSkeleton form={form} />;
  if (wins.phase === "failed")
    return (
      <section className="app-section" aria-label={t("lowerHome.winners")}>
        <RetryBlock onRetry={wins.retry} />
      </section>
    );

  const winners = winnerBoard(wins.data);
  const shown = {
    title: t("lowerHome.winners"),
    winners: winners.map((winner) => ({
      id: winner.id,
      iconUrl: winner.imageUrl,
      gameName: winner.gameName,
      customerName: merchant.policy.maskWinnerNames ? maskName(winner.customerName) : winner.customerName,
      amount: money(merchantMoney(winner.amount)),
      playable: winnerOpening(winner) !== undefined,
    })),
    labels: { pause: t("lowerHome.pauseWinners"), play: t("lowerHome.playWinners") },
    onOpen: ({ id }: { id: string }) => {
      const winner = winners.find((candidate) => candidate.id === id);
      const opening = winner && winnerOpening(winner);
      if (opening?.kind === "launch") onOpen(opening.game);
      if (opening?.kind === "search") onSearch(opening.name);
    },
  };
  return form === "carousel" ? (
    <WinnerCarousel className="app-section" delay={limits.winners.autoplay} {...shown} />
  ) : (
    <WinnerBoard className="app-winners" stepTime={limits.winners.speed} {...shown} />
  );
}
