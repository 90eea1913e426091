import type { ShownHands, ShownTurn } from "../turns.ts";
import { showHands } from "./hands.ts";
import { byRole, movingMs, text } from "./page.ts";
import { announceResult, joinTable, money, say } from "./table.ts";
import { handOver, keepTurn, setDeciding } from "./turn.ts";

type Hand = ShownTurn<ShownHands>;

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
const turns = table && keepTurn<ShownHands>(table);

/** The hand in progress. */
let hand: Hand | undefined;

const seenOf = ({ outcome }: Hand): number => outcome.hands[0]?.cards.length ?? 0;

/** Shows a round as it stands: what there is to decide, or its result. */
const show = async (turn: Hand, isNew: boolean, focused = buttons.hit): Promise<void> => {
  const totals = await showHands(turn.outcome.hands, movingMs, isNew);
  turns?.settle(turn);
  if (turn.win === undefined) {
    hand = turn;
    table?.hold(true, 0);
    buttons.double.textContent = text("double", { amount: money(turn.stake) });
    say(`${totals} ${text("anotherCard")}`);
    setDeciding(true);
    const { hit, stand, double } = buttons;
    return handOver([focused, hit, stand, ...(seenOf(turn) === 2 ? [double] : [])]);
  }
  finish();
  stage.dataset.state = turn.win > 0 ? "won" : "idle";
  announceResult(turn.win, turn.stake, totals);
};

/** Ends the round on the page. */
const finish = (): void => {
  hand = undefined;
  turns?.end();
  setDeciding(false);
  void handOver([go]);
};

const deal = async (): Promise<void> => {
  if (table === undefined || !(await table.canPay())) return;
  go.disabled = true;
  table.hold(true);
  say(text("playing"));
  stage.dataset.state = "moving";
  delete document.body.dataset.last;
  const turn = await table.ask<Hand>("round", { game: "blackjack" });
  if (turn !== undefined) return show(turn, true);
  finish();
  stage.dataset.state = "idle";
  await table.refresh();
  say(text("ready"));
};

const decide = async (action: Action): Promise<void> => {
  if (table === undefined || turns === undefined || hand === undefined) return;
  const { id, stake } = hand;
  if (action === "double" && table.demo && !(await table.canPay(stake))) return;
  for (const each of actions) buttons[each].disabled = true;
  table.hold(true, action === "double" ? stake : 0);
  const turn = await table.send<Hand>("turn", { id, action, seen: seenOf(hand) });
  if (turn !== undefined) return show(turn, false, buttons[action]);
  // Refused: the hand goes on, if it is still there.
  const current = await turns.find();
  if (current !== undefined) return show(current, false);
  turns.giveBack();
  finish();
  await table.refresh();
  say(text("ready"));
};

if (turns) {
  for (const action of actions) buttons[action].disabled = true;
  go.addEventListener("click", () => void deal());
  for (const action of actions) buttons[action].addEventListener("click", () => void decide(action));
  const current = await turns.find();
  if (current === undefined) go.disabled = false;
  else await show(current, true);
}
