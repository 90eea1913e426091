import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { countdownOf } from "@volado/domain/lottery";
import type { Money } from "@volado/domain/money";
import { laterRedRain, type PastRain, type RedRain, type RedRainState } from "@volado/domain/rewards";
import { formatTime } from "@volado/i18n";
import { Checkbox, CoinMark, Countdown, type Envelope, EnvelopeRain } from "@volado/ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useZoneName } from "../../../shared/forms/period-choice.tsx";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { RewardsLink } from "./answer-view.tsx";

/** Outcome of the last tap; `unsure` if the response was lost: the next tap requests the same envelope. */
export type Opening =
  | { readonly state: "opening" }
  | { readonly state: "changed" }
  | { readonly state: "opened"; readonly amount: Money }
  | { readonly state: "unsure"; readonly messageKey: MessageKey };

/** Prizes of the envelopes opened on this visit, by position. */
type OpenedPlaces = ReadonlyMap<number, Money>;

const nothingOpened: OpenedPlaces = new Map();

/**
 * Opens envelopes one at a time. After a lost response, the next tap reuses the idempotency key, so that it can't open
 * another one.
 */
export const useEnvelopes = (rainId: string) => {
  const client = useClient();
  const queries = useQueryClient();
  const { queryKey } = rewardQueries.redRain(client, useSession()?.userName);
  const { mutateAsync } = useMutation(rewardMutations.openEnvelope(client));
  const key = useRef<string>(undefined);
  const busy = useRef(false);
  const [places, setPlaces] = useState(nothingOpened);
  const [last, setLast] = useState<Opening>();

  const send = async (place: number): Promise<Opening> => {
    key.current ??= newIdempotencyKey();
    try {
      const response = await mutateAsync({ rainId, idempotencyKey: key.current });
      key.current = undefined;
      queries.setQueryData(queryKey, (cached) => laterRedRain(cached, response));
      const amount = response.rain?.openings.at(-1) ?? merchantMoney(0);
      setPlaces((opened) => new Map(opened).set(place, amount));
      return { state: "opened", amount };
    } catch (error) {
      const messageKey = messageKeyOf(error);
      if (messageKey !== "errors.conflict") return { state: "unsure", messageKey };
      key.current = undefined;
      await queries.invalidateQueries({ queryKey });
      return { state: "changed" };
    }
  };

  /** Taps while an envelope is being opened are ignored. */
  const open = async (place: number): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setLast({ state: "opening" });
    setLast(await send(place));
    busy.current = false;
  };
  return { places, last, open } as const;
};

interface ComingRainProps {
  readonly rain: RedRain;
  readonly last: RedRainState["last"];
  readonly clock: () => number;
}

/** The next rain: when, its rules, and how the last one went. */
export function ComingRain({ rain, last, clock }: ComingRainProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const zone = useZoneName();
  const { dateOf } = useDates();
  const { startsAt, endsAt, tries, maxPrize } = rain;
  const time = (instant: number) => formatTime(instant, merchant.timeZone);
  const when = { day: dateOf(startsAt), from: time(startsAt), to: time(endsAt), zone };
  return (
    <section className="app-rain">
      <CoinMark size={72} />
      <RainClock label={t("redRain.next")} until={startsAt} clock={clock} />
      <p>{t("redRain.when", when)}</p>
      <p>{`${t("redRain.rule", { count: tries, max: money(maxPrize) })} ${t("redRain.fair")}`}</p>
      {last && <p>{t(`redRain.last.${outcomeOf(last)}`, { amount: money(last.won) })}</p>}
      <RewardsLink />
    </section>
  );
}

/** Countdown to the start or end of a rain, `until` epoch milliseconds of the gateway's clock. */
function RainClock({ label, until, clock }: { label: string; until: number; clock: () => number }) {
  const { t } = useTranslation();
  const format = (left: number) => {
    const { days, clock: rest } = countdownOf(left);
    return days === 0 ? rest : t("redRain.days", { days, clock: rest });
  };
  return (
    <p className="app-rain__clock">
      <span>{label}</span>
      <Countdown aria-label={label} until={until} clock={clock} format={format} />
    </p>
  );
}

const outcomeOf = ({ opened, won }: Pick<PastRain, "opened" | "won">): "won" | "empty" | "missed" => {
  if (opened === 0) return "missed";
  return won.centavos > 0 ? "won" : "empty";
};

/** The result of a rain that is over or has no openings left. */
export function RainSummary({ opened, won }: Pick<PastRain, "opened" | "won">) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const outcome = outcomeOf({ opened, won });
  return (
    <section className="app-rain" data-outcome={outcome}>
      <CoinMark size={72} />
      <h2>{t(`redRain.summary.${outcome}`, { amount: money(won) })}</h2>
      <p>{outcome === "missed" ? t("redRain.missedText") : t("redRain.opened", { count: opened })}</p>
      <RewardsLink />
    </section>
  );
}

/** Minimum number of envelopes on the screen, in full rows of four. */
const FALLING = 12;
const ROW = 4;

interface FallingRainProps {
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
  // Always one envelope more than the member may open.
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
