import { byRole, movingMs } from "./page.ts";

/** The drawing's size, as in the page. */
const width = 300;
const height = 180;

/** What flies, by a word of the game's name; a rocket where none fits. */
const crafts = {
  globo: "M12 1a8 8 0 0 0-8 8c0 4 4 6 6 9h4c2-3 6-5 6-9a8 8 0 0 0-8-8ZM10 19.5h4V23h-4Z",
  papalote: "M22 2 10 5 5 17l12-4ZM5 18l-1 2-2 0-1 3 3-1 1-2 2-1Z",
  cohete:
    "M22 2c-7 0-11 3-14 7L4 10l-2 3 4 1 4 4 1 4 3-2 1-4c4-3 7-7 7-14Z" +
    "M16 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM5 16c-3 1-3 3-3 6 3 0 5 0 6-3Z",
} as const;

/** The shape for the game that is played. */
const craftShape = (): string => {
  const name = (byRole("title", HTMLElement).textContent ?? "").toLowerCase();
  return Object.entries(crafts).find(([word]) => name.includes(word))?.[1] ?? crafts.cohete;
};

/** The curve up to a multiple, with its tip; its slope and width grow with it. */
const curveTo = (multiple: number) => {
  const end = width * Math.min(1, 0.25 + Math.log(multiple) / 4);
  const steps = Array.from({ length: 31 }, (_, step) => step / 30);
  // Below the figure.
  const peak = (height - 60) * (1 - 1 / multiple);
  const points = steps.map((share) => {
    const rise = multiple > 1 ? (multiple ** share - 1) / (multiple - 1) : 0;
    return `${share * end},${height - 4 - rise * peak}`;
  });
  return { points: points.join(" "), left: Math.min(0.9, end / width), top: (height - 4 - peak) / height };
};

/** How a flight goes on: aboard, without the player, or at its end. */
type FlightState = "flying" | "left" | "broken" | "topped";

/** Shows a flight at a multiple, in hundredths. Without motion, the curve is drawn at its end only. */
export const drawCurve = (multiple: number, state: FlightState): void => {
  const curve = byRole("curve", SVGPolylineElement);
  const craft = byRole("craft", SVGPathElement);
  const isMoving = state === "flying" || state === "left";
  const isStill = isMoving && movingMs === 0;
  const { points, left, top } = curveTo(multiple / 100);
  curve.setAttribute("points", isStill ? "" : points);
  craft.setAttribute("d", isStill ? "" : craftShape());
  const place = craft.ownerSVGElement?.style;
  place?.setProperty("left", `${left * 100}%`);
  place?.setProperty("top", `${top * 100}%`);
  const view = byRole("multiple", HTMLElement);
  view.textContent = `${(Math.floor(multiple) / 100).toFixed(2)}×`;
  view.dataset.flight = state;
};
