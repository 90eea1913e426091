import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longWinners, sampleWinners } from "../../testing/games.samples.ts";
import { WinnerBoard } from "./WinnerBoard.tsx";

const meta = {
  title: "Game/WinnerBoard",
  component: WinnerBoard,
  args: {
    title: "Últimos ganadores",
    winners: sampleWinners,
    labels: { pause: "Pausar ganadores", play: "Reanudar ganadores" },
    onOpen: fn(),
  },
  parameters: {
    english: { title: "Latest winners", labels: { pause: "Pause winners", play: "Resume winners" } },
    page: `The latest wins, three rows visible, rolling when there are more.

**Use** it once, low on a start page. Pass the wins in order (by amount, Spec §9). Pure CSS, so it needs no script
while it rolls. Renders nothing without winners.

**Tokens:** \`--vo-winners-radius\`, \`--vo-winners-ground\`, else roles.

**Accessibility:** a named region; each row is a button. It is one tab stop; the arrow keys, Home and End move between
rows. It pauses during hover and focus, can be paused, and under prefers-reduced-motion is a scrollable list. Repeated
rows are hidden from screen readers.`,
  },
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rolling: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    const list = canvasElement.querySelector(".vo-winners__list");
    await expect(list && getComputedStyle(list).animationName).toBe("vo-winners-roll");
    await userEvent.click(canvas.getByRole("button", { name: args.labels.pause }));
    await expect(list && getComputedStyle(list).animationPlayState).toBe("paused");
    const row = canvas.getByRole("button", { name: /Sol de Jade/ });
    row.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(args.winners[0]);
    row.blur();
    await userEvent.click(canvas.getByRole("button", { name: args.labels.play }));
  },
};

export const ThreeDoNotMove: Story = {
  args: { winners: sampleWinners.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    const list = canvasElement.querySelector(".vo-winners__list");
    await expect(list && getComputedStyle(list).animationName).toBe("none");
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
  },
};

export const BrokenIcon: Story = {
  args: { winners: sampleWinners.slice(0, 1).map((winner) => ({ ...winner, iconUrl: undefined })) },
};

export const None: Story = {
  args: { winners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  args: {
    title: "Los ganadores más recientes de todos los juegos",
    winners: longWinners(
      "El Catrín y las Siete Monedas de la Suerte Infinita",
      "nombre-de-usuario-larguísimo***99",
    ),
  },
  parameters: {
    english: {
      title: "The latest winners of all of the games",
      winners: longWinners(
        "The Gentleman and the Seven Coins of Infinite Luck",
        "a-very-long-user-name***99",
      ),
    },
  },
};
