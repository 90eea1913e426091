import { useQuery } from "@tanstack/react-query";
import { rewardQueries } from "@volado/api-client/query";
import { type RedRain as Rain, type RedRainState, redRainPhase, redRainWon } from "@volado/domain/rewards";
import { EmptyState, InlineMessage, useTick } from "@volado/ui";
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { answerOf, untilDayEnds } from "../hooks/use-claim.ts";
import { AnswerView, RewardsLink } from "./answer-view.tsx";
import { ComingRain, FallingRain, type Opening, RainSummary, useEnvelopes } from "./rain-states.tsx";

const NO_RAIN_INTERVAL_MS = 60_000;

/** The current or next rain, refetched when it ends, and the gateway's clock. */
export const useRedRain = () => {
  const client = useClient();
  const query = useQuery({
    ...rewardQueries.redRain(client, useSession()?.userName),
    refetchInterval: ({ state }) =>
      untilDayEnds(state.data, ({ rain, serverTime }) => rain?.endsAt ?? serverTime + NO_RAIN_INTERVAL_MS),
  });
  const { data, dataUpdatedAt } = query;
  const ahead = data ? data.serverTime - dataUpdatedAt : 0;
  const clock = useCallback(() => Date.now() + ahead, [ahead]);
  return { answer: answerOf(query), clock };
};

/** The content of the last envelope, or why it is unknown. */
function OpeningNote({ opening }: { opening: Opening | undefined }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  if (!opening) return null;
  if (opening.state === "opening") return <InlineMessage kind="info">{t("redRain.opening")}</InlineMessage>;
  if (opening.state === "changed") return <InlineMessage kind="info">{t("redRain.changed")}</InlineMessage>;
  if (opening.state === "unsure")
    return <InlineMessage kind="error">{`${t(opening.messageKey)} ${t("redRain.unsure")}`}</InlineMessage>;
  const { amount } = opening;
  return amount.centavos > 0 ? (
    <InlineMessage kind="success">{t("redRain.won", { amount: money(amount) })}</InlineMessage>
  ) : (
    <InlineMessage kind="info">{t("redRain.nothing")}</InlineMessage>
  );
}

function RainView({ rain, last, clock }: { rain: Rain; last: RedRainState["last"]; clock: () => number }) {
  const phase = useTick((now) => redRainPhase(rain, now), clock);
  const { places, last: opening, open } = useEnvelopes(rain.id);
  const note = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(phase === "open");
  useEffect(() => {
    // The focused envelope is gone.
    if (wasOpen.current && phase !== "open") note.current?.focus();
    wasOpen.current = phase === "open";
  }, [phase]);
  return (
    <>
      <div ref={note} className="app-rain__note" tabIndex={-1}>
        <OpeningNote opening={opening} />
      </div>
      {phase === "before" && <ComingRain rain={rain} last={last} clock={clock} />}
      {phase === "open" && <FallingRain rain={rain} clock={clock} places={places} onOpen={open} />}
      {(phase === "spent" || phase === "over") && (
        <RainSummary opened={rain.openings.length} won={redRainWon(rain)} />
      )}
    </>
  );
}

/** Red rain: envelopes fall for a limited time, some with prizes (Spec §2 /m/redRain). */
export function RedRain() {
  const { t } = useTranslation();
  const { answer, clock } = useRedRain();
  return (
    <AnswerView answer={answer} failedTitle={t("redRain.failed")}>
      {({ rain, last }) =>
        rain ? (
          <RainView key={rain.id} rain={rain} last={last} clock={clock} />
        ) : (
          <EmptyState title={t("redRain.none.title")} action={<RewardsLink />}>
            {t("redRain.none.text")}
          </EmptyState>
        )
      }
    </AnswerView>
  );
}
