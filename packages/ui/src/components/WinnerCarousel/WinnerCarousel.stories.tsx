import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { longWinners, sampleWinners } from "../../testing/games.samples.ts";
import { WinnerCarousel } from "./WinnerCarousel.tsx";

const meta = {
  title: "Game/WinnerCarousel",
  component: WinnerCarousel,
  args: {
    title: "Últimos ganadores",
    winners: sampleWinners,
    labels: { pause: "Pausar ganadores", play: "Reanudar ganadores" },
    onOpen: fn(),
  },
  parameters: {
    english: { title: "Latest winners", labels: { pause: "Pause winners", play: "Resume winners" } },
    page: `The latest wins side by side, 1.7 of them visible.

**Use** it instead of WinnerBoard where space is limited. Pass the wins in order (by amount, Spec §9). Renders nothing
without winners. Styles: \`@volado/ui/winner-board.css\` and \`@volado/ui/winner-carousel.css\`.

**Tokens:** \`--vo-winners-radius\`, \`--vo-winners-ground\`, else roles.

**Accessibility:** a named region; each card is a button. It is one tab stop; the arrow keys, Home and End move
between cards. It pauses during hover and focus, can be paused, and under prefers-reduced-motion is only swiped.`,
  },
} satisfies Meta<typeof WinnerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const strip = (canvasElement: HTMLElement) => canvasElement.querySelector(".vo-winner-carousel__strip");

export const Moving: Story = {
  args: { delay: 300 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await waitFor(() => expect(strip(canvasElement)?.scrollLeft).toBeGreaterThan(0));
    const pause = canvas.getByRole("button", { name: args.labels.pause });
    await userEvent.click(pause);
    await expect(canvas.getByRole("button", { name: args.labels.play })).toBeVisible();
    const row = canvas.getByRole("button", { name: /Sol de Jade/ });
    row.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(args.winners[0]);
    row.blur();
  },
};

/** Width of a card and its gap relative to the strip: `1 / n` if n cards are visible. */
const cardShare = (list: HTMLElement) => {
  const [first, second] = within(list)
    .getAllByRole("listitem")
    .map((item) => item.getBoundingClientRect().left);
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(list);
  const gap = Number.parseFloat(columnGap);
  const content = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return ((second ?? 0) - (first ?? 0) - gap) / (content - 2 * gap);
};

export const ThreeDoNotMove: Story = {
  args: { winners: sampleWinners.slice(0, 3) },
  play: async ({ args, canvas }) => {
    // Spec §9 "winners carousel 1.7 in view".
    await expect(1 / cardShare(canvas.getByRole("list"))).toBeCloseTo(1.7, 2);
    await expect(canvas.queryByRole("button", { name: args.labels.pause })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
  },
};

export const NothingToOpen: Story = {
  args: { winners: sampleWinners.slice(0, 2).map((winner) => ({ ...winner, playable: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
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
