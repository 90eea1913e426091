import type { ShownFlight, ShownTurn } from "../turns.ts";
import { drawCurve } from "./curve.ts";
import { exactMultiple, highestMultiple, multipleAt } from "./multiple.ts";
import { byRole, movingMs, pause, text } from "./page.ts";
import { announceResult, call, joinTable, money, say } from "./table.ts";
import { handOver, keepTurn, setDeciding } from "./turn.ts";

type Flight = ShownTurn<ShownFlight>;

/** Fewer figures for players who prefer reduced motion. */
const frameMs = movingMs === 0 ? 200 : 32;
/** Calls without an answer until the player hears of it. */
const patience = 5;

const stage = byRole("stage", HTMLElement);
const go = byRole("go", HTMLButtonElement);
const leaveButton = byRole("leave", HTMLButtonElement);
const leftView = byRole("left", HTMLElement);

const table = await joinTable();
const turns = table && keepTurn<ShownFlight>(table);

/** The flight on the page; the player may start another once they have left it. */
let current: Flight | undefined;

const isCurrent = ({ id }: Flight): boolean => current?.id === id;
const times = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Lets the player start the next flight. */
const free = (): void => {
  turns?.end();
  setDeciding(false);
  void handOver([go]);
};

/** The player has left: the money is there, and the flight goes on in a quieter look. */
const showExit = (flight: Flight): void => {
  const { win = 0, stake, outcome } = flight;
  current = flight;
  turns?.settle(flight);
  const left = text("leftAt", { times: times(outcome.left ?? 0) });
  leftView.textContent = `${left} ${money(win)}`;
  announceResult(win, stake, left);
  free();
};

/** The end of a flight. */
const showEnd = (flight: Flight): void => {
  const { win = 0, stake, outcome } = flight;
  const { left, point = 100 } = outcome;
  const isTop = point === highestMultiple;
  drawCurve(point, isTop ? "topped" : "broken");
  const ended = text(isTop ? "topped" : "crashed", { times: times(point) });
  const wasAboard = current?.win === undefined;
  if (wasAboard && left !== undefined) showExit(flight);
  current = undefined;
  stage.dataset.state = win > 0 ? "won" : "idle";
  announceResult(
    win,
    stake,
    left === undefined ? ended : `${text("leftAt", { times: times(left) })} ${ended}`,
  );
  if (!wasAboard || left !== undefined) return;
  turns?.settle(flight);
  free();
};

/** Asks how the flight stands now, and shows what has changed. */
const look = async (flight: Flight): Promise<void> => {
  const now = await turns?.find(flight.id);
  if (!isCurrent(flight)) return;
  if (now === undefined) {
    turns?.giveBack();
    current = undefined;
    stage.dataset.state = "idle";
    free();
  } else if (now.outcome.point !== undefined) showEnd(now);
  else if (now.win !== undefined && current?.win === undefined) showExit(now);
};

/** Counts up until the flight ends. */
const count = async (flight: Flight, startedAt: number): Promise<void> => {
  const { target } = flight.outcome;
  while (isCurrent(flight)) {
    const flownMs = performance.now() - startedAt;
    const multiple = multipleAt(flownMs);
    const isAboard = current?.win === undefined;
    drawCurve(exactMultiple(flownMs), isAboard ? "flying" : "left");
    if (isAboard) {
      const amount = money(Math.floor((flight.stake * multiple) / 100));
      leaveButton.textContent = text("leave", { amount });
    }
    if (isAboard && target !== undefined && multiple >= target) await look(flight);
    await pause(frameMs);
  }
};

/** Waits for the gateway to say that the flight is over: it says so when it is, and not before. */
const watch = async (flight: Flight): Promise<void> => {
  for (let misses = 0; isCurrent(flight); ) {
    const answer = await call<{ readonly landed: boolean }>(`flight?id=${flight.id}`);
    misses = answer.ok ? 0 : misses + 1;
    const isOffline = !answer.ok && answer.code === "offline";
    if (answer.ok ? answer.value.landed : !isOffline || misses > patience) await look(flight);
    else if (isOffline) await pause(1_000);
  }
};

const board = async (flight: Flight): Promise<void> => {
  const startedAt = performance.now() - flight.outcome.flownMs;
  leftView.textContent = "";
  if (flight.outcome.point !== undefined) return showEnd(flight);
  current = flight;
  void count(flight, startedAt);
  void watch(flight);
  if (flight.win !== undefined) return showExit(flight);
  turns?.settle(flight);
  table?.hold(true, 0);
  say(text("flying"));
  leaveButton.disabled = true;
  setDeciding(true);
  await handOver([leaveButton], () => isCurrent(flight) && current?.win === undefined);
};

/** The chosen multiple; none when the player leaves by hand only. */
const target = (): number | undefined => {
  const chosen = document.querySelector<HTMLInputElement>("input:checked")?.value;
  return Number(chosen) || undefined;
};

const takeOff = async (): Promise<void> => {
  if (table === undefined || !(await table.canPay())) return;
  current = undefined;
  go.disabled = true;
  table.hold(true);
  say(text("playing"));
  stage.dataset.state = "moving";
  delete document.body.dataset.last;
  const flight = await table.ask<Flight>("round", { game: "crash", target: target() });
  if (flight !== undefined) return board(flight);
  stage.dataset.state = "idle";
  free();
  await table.refresh();
  say(text("ready"));
};

const leave = async (): Promise<void> => {
  const flight = current;
  if (table === undefined || flight === undefined) return;
  leaveButton.disabled = true;
  const left = await table.send<Flight>("turn", { id: flight.id, action: "leave" });
  if (left?.win && isCurrent(flight) && current?.win === undefined) showExit(left);
  else if (isCurrent(flight)) await look(flight);
};

if (turns) {
  go.addEventListener("click", () => void takeOff());
  leaveButton.addEventListener("click", () => void leave());
  const open = await turns.find();
  if (open === undefined) go.disabled = false;
  else await board(open);
}
