import { html, type Raw } from "../pages/html.ts";
import { choices, type Text, times } from "./choices.ts";
import { colourOf, outsideSpots, type Spot, spotPays, wheel } from "./roulette.ts";

const wheelDrawing = html`
  <svg class="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
    <g data-role="wheel" data-pockets="${wheel.join(" ")}">${wheel.map(
      (pocket, place) => html`<g transform="rotate(${(place * 360) / wheel.length})"><path
        class="${colourOf(pocket)}" d="M0 0L-8.2-96A96 96 0 0 1 8.2-96Z"/><text y="-81">${pocket}</text></g>`,
    )}<circle r="56"/></g>
    <path class="pointer" d="M-7-100H7L0-86Z"/>
  </svg>`;

/** The wheel, and every bet it takes: one of them for each spin. */
export const rouletteStage = (text: Text): Raw => {
  const outside = outsideSpots.map((spot) => ({ value: spot, label: text(spot), look: spot }));
  const numbers = wheel.map((pocket) => ({ value: pocket, label: pocket, look: colourOf(pocket) }));
  const group = (layout: string, title: string, spot: Spot) => ({
    name: "spot",
    legend: `${title} · ${times(spotPays(spot))}×`,
    layout,
  });
  return html`
  <div class="turning">${wheelDrawing}<p class="landed" data-role="landed" aria-hidden="true">–</p></div>
  <ol class="landings" data-role="landings" aria-label="${text("lastNumbers")}"></ol>
  ${choices(group("calls", text("evenChances"), "red"), outside.slice(0, 6))}
  ${choices(group("thirds", text("dozens"), "dozen1"), outside.slice(6))}
  ${choices(
    group("felt", text("numbers"), 0),
    numbers.toSorted((a, b) => a.value - b.value),
  )}`;
};
