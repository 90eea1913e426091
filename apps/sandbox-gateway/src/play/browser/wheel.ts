import { byRole, pause, text } from "./page.ts";

export interface RouletteOutcome {
  readonly game: "roulette";
  readonly pocket: number;
  readonly colour: "green" | "red" | "black";
}

let turned = 0;

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
  return text("landed", { number: String(pocket), colour: text(colour).toLowerCase() });
};
