import { html, type Raw } from "../pages/html.ts";
import { times } from "./choices.ts";
import { plinkoPays, plinkoRows } from "./plinko.ts";

/** Distance of pegs and bins in the drawing. */
const gap = 36;
const middle = (plinkoPays.length * gap) / 2;

const rows = Array.from({ length: plinkoRows }, (_, row) => row);

const pegs = rows.flatMap((row) =>
  Array.from({ length: row + 1 }, (_, peg) => ({ x: middle + (peg - row / 2) * gap, y: (row + 1) * gap })),
);

/** The pegs, the bins below them with their multiples, and the ball above. */
export const plinkoStage = (): Raw => html`
  <svg class="board" viewBox="0 0 ${2 * middle} ${(plinkoRows + 2) * gap}" aria-hidden="true">
    ${pegs.map(({ x, y }) => html`<circle class="peg" cx="${x}" cy="${y}" r="4"/>`)}
    ${plinkoPays.map(
      (pays, bin) => html`<g class="bin" data-bin="${bin}"><rect x="${bin * gap + 1}"
        y="${(plinkoRows + 1) * gap}" width="${gap - 2}" height="${gap - 4}" rx="6"/><text
        x="${(bin + 0.5) * gap}" y="${(plinkoRows + 1.6) * gap}">${times(pays)}×</text></g>`,
    )}
    <circle data-role="falling" data-gap="${gap}" cx="${middle}" cy="${gap / 2}" r="9"/>
  </svg>`;
