import { byRole, celebrate, stillness } from "./page.ts";
import { runRounds } from "./rounds.ts";

const coin = byRole("coin", HTMLElement);
const stage = byRole("toss", HTMLElement);

let flight: Animation | undefined;

const turns = (side: string): number => (side === "aguila" ? 180 : 0);

void runRounds<{ side: string }>({
  choice: () => ({
    game: "coin",
    call: document.querySelector<HTMLInputElement>('input[name="call"]:checked')?.value ?? "aguila",
  }),
  start() {
    stage.dataset.state = "tossing";
    if (stillness()) return;
    const from = turns(coin.dataset.side ?? "sol");
    flight = coin.animate(
      [
        { transform: `translateY(0) rotateX(${from}deg)` },
        { transform: `translateY(-34%) rotateX(${from + 720}deg)`, easing: "linear" },
      ],
      { duration: 520, fill: "forwards", easing: "ease-out" },
    );
  },
  async show({ side }, ending) {
    if (!stillness()) {
      await flight?.finished;
      const from = turns(coin.dataset.side ?? "sol");
      const whole = 1_440 + turns(side);
      const fall = coin.animate(
        [
          { transform: `translateY(-34%) rotateX(${from}deg)`, easing: "ease-in" },
          { transform: `translateY(0) rotateX(${whole - 90}deg) `, offset: 0.78, easing: "ease-out" },
          { transform: `translateY(-7%) rotateX(${whole}deg)`, offset: 0.88, easing: "ease-in" },
          { transform: `translateY(0) rotateX(${whole}deg)` },
        ],
        { duration: 980 },
      );
      flight?.cancel();
      await fall.finished;
    }
    coin.dataset.side = side;
    stage.dataset.state = ending === "won" ? "won" : "idle";
    if (ending === "won") celebrate(stage);
  },
  cancel() {
    flight?.cancel();
    stage.dataset.state = "idle";
  },
});
