import { byRole, movingMs } from "./page.ts";

/** The drawing's size, as in the page. */
const width = 300;
const height = 180;

/** The curve up to a multiple; its slope and width grow with it. */
const pointsTo = (multiple: number): string => {
  const end = width * Math.min(1, 0.25 + Math.log(multiple) / 4);
  const steps = Array.from({ length: 31 }, (_, step) => step / 30);
  // Below the figure.
  const peak = (height - 60) * (1 - 1 / multiple);
  return steps
    .map((share) => {
      const rise = multiple > 1 ? (multiple ** share - 1) / (multiple - 1) : 0;
      return `${share * end},${height - 4 - rise * peak}`;
    })
    .join(" ");
};

/** How a flight goes on: aboard, without the player, or at its end. */
type FlightState = "flying" | "left" | "broken" | "topped";

/** Shows a flight at a multiple, in hundredths. Without motion, the curve is drawn at its end only. */
export const drawCurve = (multiple: number, state: FlightState): void => {
  const curve = byRole("curve", SVGPolylineElement);
  const isMoving = state === "flying" || state === "left";
  curve.setAttribute("points", isMoving && movingMs === 0 ? "" : pointsTo(multiple / 100));
  const view = byRole("multiple", HTMLElement);
  view.textContent = `${(Math.floor(multiple) / 100).toFixed(2)}×`;
  view.dataset.flight = state;
};
