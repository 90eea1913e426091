import { type RedRain as Rain, type RedRainState, redRainPhase, redRainWon } from "@volado/domain/rewards";
import { EmptyState, useTick } from "@volado/ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useEnvelopes } from "../hooks/use-envelopes.ts";
import { useRedRain } from "../hooks/use-red-rain.ts";
import { AnswerView } from "./answer-view.tsx";
import { ComingRain } from "./coming-rain.tsx";
import { FallingRain } from "./falling-rain.tsx";
import { OpeningNote } from "./opening-note.tsx";
import { RainSummary } from "./rain-summary.tsx";
import { RewardsLink } from "./rewards-link.tsx";

interface RainViewProps {
  readonly rain: Rain;
  readonly last: RedRainState["last"];
  readonly clock: () => number;
}

/** One rain, from the countdown to what it brought. */
function RainView({ rain, last, clock }: RainViewProps) {
  const phase = useTick((now) => redRainPhase(rain, now), clock);
  const { places, last: opening, open } = useEnvelopes(rain.id);
  const note = useRef<HTMLDivElement>(null);
  const fell = useRef(phase === "open");
  useEffect(() => {
    // The envelope that had the focus is gone.
    if (fell.current && phase !== "open") note.current?.focus();
    fell.current = phase === "open";
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

/** Red rain: a while in which envelopes fall, and what the member's ones hold (Spec §2 /m/redRain). */
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
