import { byRole, pause, text } from "./page.ts";

export interface PlinkoOutcome {
  readonly game: "plinko";
  /** One step per row: 0 to the left, 1 to the right. */
  readonly path: readonly number[];
  readonly bin: number;
  /** What the bin pays, in hundredths of the bet. */
  readonly pays: number;
}

/** Lets the ball fall from row to row to its bin. @returns which it is, for the announcement */
export const dropBall = async ({ path, bin, pays }: PlinkoOutcome, movingMs: number): Promise<string> => {
  const ball = byRole("falling", SVGCircleElement);
  const gap = Number(ball.dataset.gap);
  for (const each of document.querySelectorAll("[data-bin]")) each.removeAttribute("data-won");
  let across = 0;
  const moveTo = async (down: number) => {
    ball.style.transform = `translate(${across}px, ${down}px)`;
    if (movingMs > 0) await pause(movingMs / 5);
  };
  ball.toggleAttribute("data-raised", true);
  await moveTo(0);
  ball.toggleAttribute("data-raised", false);
  for (const [row, step] of path.entries()) {
    across += (step - 0.5) * gap;
    await moveTo((row + 1) * gap);
  }
  await moveTo((path.length + 0.2) * gap);
  document.querySelector(`[data-bin="${bin}"]`)?.setAttribute("data-won", "");
  return text("binned", { times: String(pays / 100) });
};
