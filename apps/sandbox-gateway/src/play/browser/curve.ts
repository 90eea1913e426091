import { byRole, pause, text } from "./page.ts";

export interface CrashOutcome {
  readonly game: "crash";
  /** Where the player leaves and where the curve ends, in hundredths of the bet. */
  readonly target: number;
  readonly point: number;
}

const frameMs = 32;
const longestMs = 9_000;
/** The drawing's size, as in the page. */
const width = 300;
const height = 180;

/** The curve up to a multiple; its slope and width grow with it. */
const pointsTo = (multiple: number): string => {
  const end = width * Math.min(1, 0.25 + Math.log(multiple) / 2);
  const steps = Array.from({ length: 31 }, (_, step) => step / 30);
  const peak = (height - 10) * (1 - 1 / multiple);
  return steps
    .map((share) => {
      const rise = multiple > 1 ? (multiple ** share - 1) / (multiple - 1) : 0;
      return `${share * end},${height - 4 - rise * peak}`;
    })
    .join(" ");
};

/** Lets the curve rise until it breaks. @returns where, for the announcement */
export const raiseCurve = async ({ point, target }: CrashOutcome, movingMs: number): Promise<string> => {
  const curve = byRole("curve", SVGPolylineElement);
  const view = byRole("multiple", HTMLElement);
  const last = point / 100;
  const lastsMs = Math.min(longestMs, movingMs * Math.log(last) * 3);
  const started = performance.now();
  const draw = (multiple: number) => {
    curve.setAttribute("points", pointsTo(multiple));
    view.textContent = `${multiple.toFixed(2)}×`;
    view.toggleAttribute("data-reached", multiple >= target / 100);
  };
  view.removeAttribute("data-broken");
  for (let at = 0; at < lastsMs; at = performance.now() - started) {
    draw(last ** (at / lastsMs));
    await pause(frameMs);
  }
  draw(last);
  const broken = text("crashed", { times: last.toFixed(2) });
  view.textContent = broken;
  view.setAttribute("data-broken", "");
  return broken;
};
