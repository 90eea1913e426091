import type { PlacedBet } from "../../play-rounds/bets.ts";
import { make, text } from "./page.ts";
import { money } from "./table.ts";

const drawClock = new Intl.DateTimeFormat(document.body.dataset.locale, {
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone: document.body.dataset.timeZone,
});

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** What so many hits are called; digits are counted from the last one. */
export const hitsText = (hits: number, ofDigits: boolean): string => {
  if (ofDigits) return text(hits === 1 ? "lastDigit" : "lastDigits", { hits: String(hits) });
  return text(hits === 1 ? "oneHit" : "hits", { hits: String(hits) });
};

const balls = (
  label: string,
  numbers: readonly string[],
  isHit: (number: string, place: number) => boolean,
) => {
  const list = make("ol", "balls");
  list.setAttribute("aria-label", label);
  list.append(
    ...numbers.map((number, place) => {
      const ball = make("li", "", number);
      // The tick is decoration; screen readers get a word.
      if (isHit(number, place)) {
        ball.dataset.hit = "";
        ball.append(make("span", "unseen", ` ${text("matched")}`));
      }
      return ball;
    }),
  );
  return list;
};

/** A draw's numbers of a settled bet. */
export const drawnOf = ({ result }: PlacedBet): readonly string[] => textsOf(result?.outcome.numbers);

/** A ticket with its picks, and once the draw was held its result. */
export const ticketRow = (bet: PlacedBet, ofDigits: boolean): HTMLElement => {
  const { slip, stake, dueAt, result } = bet;
  const picks = textsOf(slip.picks);
  const drawn = drawnOf(bet);
  const hits = Number(result?.outcome.hits ?? 0);
  const isHitOf = (others: readonly string[]) => (number: string, place: number) =>
    ofDigits ? place >= picks.length - hits : others.includes(number);
  const win = result?.win ?? 0;
  const ending = win > 0 ? text("prize", { amount: money(win) }) : text("noPrize");
  const count = hits > 0 || !ofDigits ? ` · ${hitsText(hits, ofDigits)}` : "";
  return make(
    "li",
    "card ticket",
    make("p", "", `${text("nextDraw", { number: String(slip.draw) })} · ${money(stake)}`),
    make("p", "hint", text("yourNumbers")),
    balls(text("yourNumbers"), picks, result ? isHitOf(drawn) : () => false),
    ...(result
      ? [make("p", "hint", text("drawnNumbers")), balls(text("drawnNumbers"), drawn, isHitOf(picks))]
      : []),
    make(
      "b",
      win > 0 ? "gain" : "",
      result ? `${ending}${count}` : text("drawnAt", { time: drawClock.format(dueAt) }),
    ),
  );
};
