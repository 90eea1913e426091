import { byRole, make, pause, text } from "./page.ts";

export interface RouletteOutcome {
  readonly game: "roulette";
  readonly pocket: number;
  readonly colour: "green" | "red" | "black";
}

let turned = 0;

/** How many numbers the page remembers. */
const remembered = 8;

const spots = () => document.querySelectorAll<HTMLInputElement>('[name="spot"]');

/** Lays a chip with the bet on the chosen cell, in whole units where they suffice. */
export const layChip = (bet: number): void => {
  const amount = new Intl.NumberFormat(document.body.dataset.locale, { notation: "compact" });
  for (const { checked, nextElementSibling: cell } of spots()) {
    if (checked) cell?.setAttribute("data-chip", amount.format(bet / 100));
    else cell?.removeAttribute("data-chip");
  }
};

/** Rings the drawn number on the felt, and adds it to the last ones. */
const markLanding = (number: string, colour: RouletteOutcome["colour"]): void => {
  for (const { value, parentElement } of spots())
    parentElement?.toggleAttribute("data-landed", value === number);
  const landing = make("li", "", number, make("span", "unseen", ` ${text(colour)}`));
  landing.dataset.colour = colour;
  const landings = byRole("landings", HTMLElement);
  landings.prepend(landing);
  landings.children[remembered]?.remove();
};

/** Turns the wheel until the drawn pocket is at the pointer. @returns what was drawn, for the announcement */
export const turnWheel = async ({ pocket, colour }: RouletteOutcome, movingMs: number): Promise<string> => {
  const wheel = byRole("wheel", SVGGElement);
  const pockets = (wheel.dataset.pockets ?? "").split(" ");
  const place = (pockets.indexOf(String(pocket)) * 360) / pockets.length;
  // Two turns and the rest of the third.
  turned -= 720 + ((((turned + place) % 360) + 360) % 360);
  wheel.style.transform = `rotate(${turned}deg)`;
  await pause(movingMs);
  const landed = byRole("landed", HTMLElement);
  landed.textContent = String(pocket);
  landed.dataset.colour = colour;
  markLanding(String(pocket), colour);
  return text("landed", { number: String(pocket), colour: text(colour).toLowerCase() });
};
