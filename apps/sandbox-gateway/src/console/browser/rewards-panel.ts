import type { RecentReward } from "../shapes/money.ts";
import type { ConsoleState } from "../shapes/state.ts";
import { button, cardHead, make } from "./build.ts";
import { decimalText } from "./money.ts";
import type { Act } from "./panels.ts";

/** What a tap gives, in centavos. */
const GIFT = 5_000;

const rewardRow = ({ username, kind, status, amount }: RecentReward, symbol: string): HTMLElement =>
  make(
    "li",
    "card",
    cardHead(make("b", "", username), make("span", "chip", status)),
    make("p", "muted", `${kind} · ${symbol}${decimalText(amount)}`),
  );

/** A rain for a minute, in which two of three envelopes hold something. */
const RAIN = { startsIn: 0, lasts: 60_000, tries: 5, prizes: [0, 500, 1_000] } as const;

/** Gives a member something to claim, lets it rain, and lists what was given last. */
export const rewardsPanel = ({ accounts, rewards, currencySymbol }: ConsoleState, act: Act): Node => {
  const label = `Give ${currencySymbol}${decimalText(GIFT)}`;
  const gifts = accounts.map(({ username }) => {
    const give = button(`${label} to ${username}`, () =>
      act(
        "POST",
        `rewards/${encodeURIComponent(username)}`,
        { amount: GIFT },
        `${username} has a reward to claim.`,
      ),
    );
    return give;
  });
  const rain = button("Let it rain for a minute", () =>
    act("PUT", "red-rain", RAIN, "Envelopes fall on /m/redRain for a minute."),
  );
  return make(
    "div",
    "",
    make("div", "row", ...gifts, rain),
    make("ul", "cards", ...rewards.map((reward) => rewardRow(reward, currencySymbol))),
  );
};
