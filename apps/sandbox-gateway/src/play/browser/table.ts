import type { PlayTable } from "../table.ts";
import { call, roundKey } from "./calls.ts";
import { hearSite, isFramed, leave, setSiteOrigin, tellSite } from "./frame.ts";
import { byRole, notify, text } from "./page.ts";
import { createWallet, type Wallet } from "./wallet.ts";

/** A drawn round, as the gateway answers it. Without `balance` it was a round for play money. */
export interface Round<T> {
  readonly outcome: T;
  readonly win: number;
  readonly balance?: number;
}

/** The table a player sits at. */
export interface Table {
  readonly wallet: Wallet;
  readonly demo: boolean;
  /** One line under the stage, read out by screen readers. */
  say(sentence: string): void;
  /** Asks the gateway for the balance and the limits anew; without an answer all stays as it is. */
  refresh(): Promise<void>;
  /** False when the balance is below the bet, also after a look at the gateway; the player has been told. */
  canPay(): Promise<boolean>;
  /**
   * Asks the gateway for something that moves money, under one key however often it has to be asked. Undefined when
   * it came to nothing; the player has been told why.
   */
  ask<T>(name: string, request: Readonly<Record<string, unknown>>): Promise<T | undefined>;
}

const sayInTheLine = (sentence: string): void => {
  byRole("message", HTMLElement).textContent = sentence;
};

const endTheGame = async (code: string): Promise<void> => {
  const over = code !== "SESSION_EXPIRED";
  if (!over) tellSite({ type: "relogin" });
  sayInTheLine(text(over ? "ticketTitle" : "expiredTitle"));
  await notify({
    title: over ? "ticketTitle" : "expiredTitle",
    text: over ? "ticket" : "expired",
    action: over ? "exit" : "relogin",
  });
  leave();
};

const isOver = (code: string): boolean => ["SESSION_EXPIRED", "TICKET_EXPIRED", "WRONG_GAME"].includes(code);

const openTable = async (): Promise<PlayTable | undefined> => {
  for (;;) {
    const answer = await call<PlayTable>("table");
    if (answer.ok) return answer.value;
    if (isOver(answer.code)) {
      await endTheGame(answer.code);
      return undefined;
    }
    await notify({ title: "offlineTitle", text: "offline", action: "retry" });
  }
};

/** Real money can be added to where the site is around the game; of play money there is no more. */
const tellPoor = async (playMoney: boolean): Promise<void> => {
  const title = "poorTitle";
  if (playMoney) await notify({ title, text: "poorPlay", action: "understood" });
  else if (!isFramed()) await notify({ title, text: "poor", action: "understood" });
  else if (await notify({ title, text: "poor", action: "deposit", otherwise: "notNow" }))
    tellSite({ type: "deposit" });
};

const tellWhy = async (code: string, playMoney: boolean): Promise<void> => {
  if (isOver(code)) await endTheGame(code);
  else if (code === "INSUFFICIENT_BALANCE") await tellPoor(playMoney);
  else if (code === "BET_OUTSIDE_LIMITS")
    await notify({ title: "limitsTitle", text: "limits", action: "understood" });
  else if (code === "ODDS_CHANGED") await notify({ title: "oddsTitle", text: "odds", action: "understood" });
  else await notify({ title: "offlineTitle", text: "offline", action: "understood" });
};

const dress = (table: PlayTable): void => {
  document.title = `${table.gameName} · ${document.body.dataset.house ?? ""}`;
  byRole("title", HTMLElement).textContent = table.gameName;
  byRole("mode", HTMLElement).textContent = text(table.playMoney ? "playMoney" : "demo");
  document.body.dataset.mode = table.mode;
  const backdrop = byRole("backdrop", HTMLImageElement);
  backdrop.src = table.coverUrl;
  backdrop.hidden = false;
};

/** Opens the launch's table and readies the page; undefined when the launch is over. */
export const joinTable = async (onBet?: (bet: number) => void): Promise<Table | undefined> => {
  byRole("exit", HTMLButtonElement).addEventListener("click", leave);
  document.body.toggleAttribute("data-framed", isFramed());
  const opened = await openTable();
  if (opened === undefined) return undefined;
  setSiteOrigin(opened.parentOrigin);
  dress(opened);
  const demo = opened.mode === "demo";
  const { playMoney } = opened;
  const wallet = createWallet(opened, !demo, onBet);
  const refresh = async () => {
    // A demonstration's money lives on this page alone.
    if (demo) return;
    const { settled } = wallet;
    const answer = await call<PlayTable>("table");
    if (answer.ok) {
      if (wallet.settled === settled) wallet.refresh(answer.value);
    } else if (isOver(answer.code)) await endTheGame(answer.code);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void refresh();
  });
  hearSite(({ balance }) => {
    if (balance !== wallet.balance) void refresh();
  });
  sayInTheLine(text("ready"));
  tellSite({ type: "ready" });
  return {
    wallet,
    demo,
    say: sayInTheLine,
    refresh,
    async canPay() {
      if (wallet.bet > wallet.balance) await refresh();
      const enough = wallet.bet <= wallet.balance;
      if (!enough) await tellPoor(playMoney);
      return enough;
    },
    async ask<T>(name: string, request: Readonly<Record<string, unknown>>) {
      const body = { ...request, bet: wallet.bet, key: roundKey() };
      for (;;) {
        const answer = await call<T>(name, body);
        if (answer.ok) return answer.value;
        if (answer.code !== "offline") {
          await tellWhy(answer.code, playMoney);
          return undefined;
        }
        await notify({ title: "offlineTitle", text: "offline", action: "retry" });
      }
    },
  };
};
