import type { RedRain } from "@volado/domain/rewards";
import { Checkbox, type Envelope, EnvelopeRain } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import type { OpenedPlaces } from "../hooks/use-envelopes.ts";
import { RainClock } from "./rain-states.tsx";

/** Minimum number of envelopes on the screen, in full rows of four. */
const FALLING = 12;
const ROW = 4;

export interface FallingRainProps {
  readonly rain: RedRain;
  readonly clock: () => number;
  readonly places: OpenedPlaces;
  readonly onOpen: (place: number) => void;
}

/** A running rain: the envelopes, the openings left and the time left. */
export function FallingRain({ rain, clock, places, onOpen }: FallingRainProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const [still, setStill] = useState(false);
  const { tries, openings, maxPrize, endsAt } = rain;
  const envelope = (_: unknown, index: number): Envelope => {
    const place = index + 1;
    const prize = places.get(index);
    if (prize === undefined) return { name: t("redRain.envelope", { place }) };
    if (prize.centavos === 0)
      return { name: t("redRain.envelopeEmpty", { place }), content: t("redRain.empty"), found: "empty" };
    const amount = money(prize);
    return { name: t("redRain.envelopeWon", { place, amount }), content: amount, found: "won" };
  };
  // Always one more envelope than the member may open.
  const length = Math.max(FALLING, Math.ceil((tries + 1) / ROW) * ROW);
  return (
    <>
      <div className="app-rain__head">
        <b>{t("redRain.left", { count: tries - openings.length })}</b>
        <RainClock label={t("redRain.endsIn")} until={endsAt} clock={clock} />
      </div>
      <EnvelopeRain
        label={t("redRain.envelopes")}
        envelopes={Array.from({ length }, envelope)}
        still={still}
        onOpen={onOpen}
      />
      <Checkbox checked={still} onChange={(event) => setStill(event.target.checked)}>
        {t("redRain.stop")}
      </Checkbox>
      <p className="app-rewards__intro">
        {`${t("redRain.rule", { count: tries, max: money(maxPrize) })} ${t("redRain.fair")}`}
      </p>
    </>
  );
}
