import type { ConsoleState, RecentReward } from "../ports.ts";
import { button, make } from "./build.ts";
import type { Act } from "./panels.ts";

/** What a tap gives, in centavos. */
const GIFT = 5_000;

const rewardRow = ({ username, kind, status, amount }: RecentReward, symbol: string): HTMLElement =>
  make(
    "li",
    "card",
    make("div", "card__head", make("b", "", username), make("span", "chip", status)),
    make("p", "muted", `${kind} · ${symbol}${(amount / 100).toFixed(2)}`),
  );

/** Gives a member something to claim, and lists what was given last. */
export const rewardsPanel = ({ accounts, rewards, currencySymbol }: ConsoleState, act: Act): Node => {
  const label = `Give ${currencySymbol}${(GIFT / 100).toFixed(2)}`;
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
  return make(
    "div",
    "",
    make("div", "row", ...gifts),
    make("ul", "cards", ...rewards.map((reward) => rewardRow(reward, currencySymbol))),
  );
};
