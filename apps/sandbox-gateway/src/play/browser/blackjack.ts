import type { ShownTurn } from "../turns.ts";
import { showHands } from "./hands.ts";
import { byRole, movingMs, text } from "./page.ts";
import { announceResult, joinTable, money, say } from "./table.ts";

const stage = byRole("stage", HTMLElement);
const go = byRole("go", HTMLButtonElement);
const buttons = {
  hit: byRole("hit", HTMLButtonElement),
  stand: byRole("stand", HTMLButtonElement),
  double: byRole("double", HTMLButtonElement),
} as const;
type Action = keyof typeof buttons;
const actions = ["hit", "stand", "double"] as const satisfies readonly Action[];

const table = await joinTable();

/** The hand in progress, and what of its stake the page's balance is without. */
let hand: ShownTurn | undefined;
let taken = 0;

const seenOf = ({ outcome }: ShownTurn): number => outcome.hands[0]?.cards.length ?? 0;

const setDeciding = (now: boolean): void => {
  go.closest("footer")?.toggleAttribute("data-deciding", now);
};

/** Lets the player decide again, or start the next round. */
const release = (focused: HTMLButtonElement): void => {
  const doubles = hand !== undefined && seenOf(hand) === 2;
  for (const action of actions) buttons[action].disabled = action === "double" && !doubles;
  go.disabled = false;
  focused.focus();
};

/** Without a balance of the gateway's, play money pays the stake and receives the win. */
const settle = ({ stake, win = 0, balance }: ShownTurn): void => {
  table?.settle(balance ?? table.balance - (stake - taken) + win);
  taken = stake;
};

/** Shows a round as it stands: what there is to decide, or its result. */
const show = async (turn: ShownTurn, isNew: boolean, focused = buttons.hit): Promise<void> => {
  if (table === undefined) return;
  const totals = await showHands(turn.outcome.hands, movingMs, isNew);
  settle(turn);
  if (turn.win === undefined) {
    hand = turn;
    table.hold(true, 0);
    buttons.double.textContent = text("double", { amount: money(turn.stake) });
    say(`${totals} ${text("anotherCard")}`);
    setDeciding(true);
    release(focused);
    return;
  }
  finish();
  stage.dataset.state = turn.win > 0 ? "won" : "idle";
  announceResult(turn.win, turn.stake, totals);
};

/** Ends the round on the page. */
const finish = (): void => {
  hand = undefined;
  taken = 0;
  table?.hold(false);
  setDeciding(false);
  release(go);
};

const open = async (): Promise<ShownTurn | undefined> =>
  (await table?.send<{ readonly turn: ShownTurn | null }>("turn"))?.turn ?? undefined;

const deal = async (): Promise<void> => {
  if (table === undefined || !(await table.canPay())) return;
  go.disabled = true;
  table.hold(true);
  say(text("playing"));
  stage.dataset.state = "moving";
  delete document.body.dataset.last;
  const turn = await table.ask<ShownTurn>("round", { game: "blackjack" });
  if (turn !== undefined) return show(turn, true);
  finish();
  stage.dataset.state = "idle";
  await table.refresh();
  say(text("ready"));
};

const decide = async (action: Action): Promise<void> => {
  if (table === undefined || hand === undefined) return;
  const { id, stake } = hand;
  if (action === "double" && table.demo && !(await table.canPay(stake))) return;
  for (const each of actions) buttons[each].disabled = true;
  table.hold(true, action === "double" ? stake : 0);
  const turn = await table.send<ShownTurn>("turn", { id, action, seen: seenOf(hand) });
  if (turn !== undefined) return show(turn, false, buttons[action]);
  // Refused: the hand goes on, if it is still there. Play money of a round that isn't returns.
  const current = await open();
  if (current !== undefined) return show(current, false);
  table.settle(table.demo ? table.balance + taken : table.balance);
  finish();
  await table.refresh();
  say(text("ready"));
};

if (table) {
  go.addEventListener("click", () => void deal());
  for (const action of actions) buttons[action].addEventListener("click", () => void decide(action));
  const current = await open();
  if (current === undefined) go.disabled = false;
  else await show(current, true);
}
