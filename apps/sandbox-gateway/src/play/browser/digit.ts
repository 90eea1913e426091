import { byRole, celebrate, pause, stillness } from "./page.ts";
import { runRounds } from "./rounds.ts";

const drum = byRole("drum", HTMLElement);
const ball = byRole("ball", HTMLElement);
const mixingMs = 1_200;

void runRounds<{ ball: number }>({
  choice: () => ({
    game: "digit",
    pick: Number(document.querySelector<HTMLInputElement>('input[name="pick"]:checked')?.value ?? 7),
  }),
  start() {
    drum.dataset.state = "mixing";
    ball.textContent = "?";
  },
  async show(outcome, ending) {
    if (!stillness()) await pause(mixingMs);
    ball.textContent = String(outcome.ball);
    ball.dataset.colour = String(outcome.ball % 5);
    drum.dataset.state = ending === "won" ? "won" : "idle";
    if (!stillness()) {
      await ball.animate(
        [
          { transform: "translateY(-160%) scale(.5)", opacity: 0 },
          { transform: "translateY(8%) scale(1.1)", opacity: 1, offset: 0.7 },
          { transform: "none" },
        ],
        { duration: 520, easing: "ease-out" },
      ).finished;
    }
    if (ending === "won") celebrate(drum);
  },
  cancel() {
    drum.dataset.state = "idle";
  },
});
