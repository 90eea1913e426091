import { byRole, celebrate, pause, stillness } from "./page.ts";
import { payLines } from "./pay-lines.ts";
import { runRounds } from "./rounds.ts";

interface Spin {
  readonly grid: readonly number[];
  readonly lines: readonly number[];
}

const pictures = Array.from(document.querySelectorAll<HTMLImageElement>("[data-symbol]"), ({ src }) => src);
const strips = Array.from(document.querySelectorAll<HTMLElement>("[data-reel]"));
const machine = byRole("machine", HTMLElement);
const rows = 3;
const blurCells = 9;

const cell = (symbol: number): HTMLElement => {
  const picture = document.createElement("img");
  picture.src = pictures[symbol] ?? "";
  picture.alt = "";
  picture.width = 96;
  picture.height = 96;
  const box = document.createElement("span");
  box.className = "reel__cell";
  box.append(picture);
  return box;
};

const anySymbol = (): number => Math.floor(Math.random() * pictures.length);

const fill = (strip: HTMLElement, symbols: readonly number[]): void =>
  strip.replaceChildren(...symbols.map(cell));

const column = (grid: readonly number[], reel: number): number[] =>
  [0, 1, 2].map((row) => grid[row * rows + reel] ?? 0);

const rolling = new Map<HTMLElement, Animation>();

const start = (): void => {
  machine.dataset.state = "spinning";
  for (const strip of strips) {
    if (stillness()) continue;
    const symbols = Array.from({ length: blurCells }, anySymbol);
    fill(strip, [...symbols, ...symbols.slice(0, rows)]);
    const shift = (blurCells / (blurCells + rows)) * 100;
    rolling.set(
      strip,
      strip.animate([{ transform: `translateY(-${shift}%)` }, { transform: "translateY(0)" }], {
        duration: 520,
        iterations: Number.POSITIVE_INFINITY,
      }),
    );
  }
};

const land = async (strip: HTMLElement, symbols: readonly number[], order: number): Promise<void> => {
  if (stillness()) {
    fill(strip, symbols);
    return;
  }
  await pause(250 + order * 260);
  rolling.get(strip)?.cancel();
  const filler = Array.from({ length: 6 }, anySymbol);
  fill(strip, [...symbols, ...filler]);
  const shift = (filler.length / (filler.length + rows)) * 100;
  await strip.animate(
    [
      { transform: `translateY(-${shift}%)` },
      { transform: "translateY(1.2%)", offset: 0.86 },
      { transform: "translateY(0)" },
    ],
    { duration: 620, easing: "cubic-bezier(.2,.8,.35,1)" },
  ).finished;
  fill(strip, symbols);
};

const light = (lines: readonly number[]): void => {
  for (const line of lines) {
    for (const place of payLines[line] ?? []) {
      strips[place % rows]?.children[Math.floor(place / rows)]?.setAttribute("data-won", "");
    }
  }
};

for (const [reel, strip] of strips.entries()) {
  fill(
    strip,
    [0, 1, 2].map((row) => (row * 2 + reel * 3 + 1) % pictures.length),
  );
}

void runRounds<Spin>({
  choice: () => ({ game: "reels" }),
  start,
  async show({ grid, lines }, ending) {
    await Promise.all(strips.map((strip, reel) => land(strip, column(grid, reel), reel)));
    machine.dataset.state = ending === "lost" ? "idle" : "won";
    light(lines);
    if (ending === "won") celebrate(machine);
  },
  cancel() {
    machine.dataset.state = "idle";
    for (const animation of rolling.values()) animation.cancel();
  },
});
