import { type BetLimits, betSteps } from "./bet-steps.ts";
import { tellSite } from "./frame.ts";
import { byRole, text } from "./page.ts";

const format = new Intl.NumberFormat(document.body.dataset.locale, {
  style: "currency",
  currency: document.body.dataset.currency ?? "",
  currencyDisplay: "narrowSymbol",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What the gateway says of a table's money. */
interface Money {
  readonly balance: number;
  readonly limits: BetLimits;
}

/** The player's money on this page, and the bet they chose. All amounts in centavos. */
export interface Wallet {
  readonly balance: number;
  readonly bet: number;
  /** Counts the balances that were settled, so that an answer from before one is known for old. */
  readonly settled: number;
  /** An amount with the currency's symbol and two decimals. */
  money(centavos: number): string;
  /** Shows a balance and tells the site. */
  settle(balance: number): void;
  /** Shows what the gateway answered anew, unless a round is out, which brings its own balance. */
  refresh(table: Money): void;
  /** Shows what is left while a round is out, without telling anyone. */
  stake(): void;
  /** Lets the bet be changed, or holds it while a round is out. */
  hold(held: boolean): void;
}

/** Fills the header's balance and the bet chooser. `onBet` hears every change of the bet. */
export const createWallet = (
  { balance: start, limits }: Money,
  tells: boolean,
  onBet: (bet: number) => void = () => undefined,
): Wallet => {
  const balanceView = byRole("balance", HTMLElement);
  const betView = byRole("bet", HTMLElement);
  const lower = byRole("lower", HTMLButtonElement);
  const raise = byRole("raise", HTMLButtonElement);
  let steps = betSteps(limits);
  const money = (centavos: number) => format.format(centavos / 100);
  let balance = start;
  let step = Math.max(
    0,
    steps.findLastIndex((bet) => bet <= 500 && bet <= start),
  );
  let held = false;
  let settled = 0;

  const show = () => {
    balanceView.textContent = money(balance);
    betView.textContent = money(steps[step] ?? 0);
    lower.disabled = held || step === 0;
    raise.disabled = held || step === steps.length - 1;
  };
  const change = (by: number) => {
    step = Math.min(steps.length - 1, Math.max(0, step + by));
    show();
    onBet(steps[step] ?? 0);
  };
  lower.addEventListener("click", () => change(-1));
  raise.addEventListener("click", () => change(1));
  show();

  return {
    get balance() {
      return balance;
    },
    get bet() {
      return steps[step] ?? 0;
    },
    get settled() {
      return settled;
    },
    money,
    settle(next) {
      settled += 1;
      balance = next;
      show();
      if (tells) tellSite({ type: "balance", balance });
    },
    refresh(table) {
      if (held) return;
      const chosen = steps[step] ?? 0;
      steps = betSteps(table.limits);
      step = Math.max(
        0,
        steps.findLastIndex((bet) => bet <= chosen),
      );
      if (table.balance === balance) show();
      else this.settle(table.balance);
    },
    stake() {
      balanceView.textContent = money(balance - (steps[step] ?? 0));
    },
    hold(now) {
      held = now;
      show();
    },
  };
};

/** How a round ended for the player: less back than was bet is no win, and isn't celebrated as one. */
export type Ending = "won" | "part" | "lost";

/** See {@link Ending}. */
export const endingOf = (win: number, bet: number): Ending => {
  if (win > bet) return "won";
  return win > 0 ? "part" : "lost";
};

/** What a round came to, in words. */
export const verdict = (wallet: Wallet, win: number, bet: number): string =>
  text(endingOf(win, bet), { amount: wallet.money(win) });
