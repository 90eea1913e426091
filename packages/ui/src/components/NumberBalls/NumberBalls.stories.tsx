import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { NumberBalls } from "./NumberBalls.tsx";

const meta = {
  title: "Game/NumberBalls",
  component: NumberBalls,
  args: { label: "Números del último sorteo", numbers: ["07", "12", "23", "35", "41", "45"] },
  parameters: {
    english: { label: "Numbers of the last draw" },
    page: `Drawn numbers as balls.

**Use** it for results of lotteries and bingos. Styles: \`@volado/ui/number-balls.css\`.

**Tokens:** \`--vo-balls-ground\`, \`--vo-balls-rim\`, \`--vo-balls-text\`, else roles.

**Accessibility:** a named, ordered list; the numbers are text and grow with it.`,
  },
} satisfies Meta<typeof NumberBalls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("list", { name: args.label })).toBeVisible();
    const balls = canvas.getAllByRole("listitem");
    await expect(balls.map((ball) => ball.textContent)).toEqual(args.numbers);
    const [first] = balls;
    const { width = 0, height = 1 } = first?.getBoundingClientRect() ?? {};
    await expect(Math.abs(width - height)).toBeLessThan(1);
  },
};

export const Repeated: Story = { args: { numbers: ["7", "7", "0"], size: "s" } };

export const LongNumbers: Story = {
  args: { numbers: ["012345", "98765"] },
  play: async ({ canvas }) => {
    for (const ball of canvas.getAllByRole("listitem"))
      await expect(ball.scrollWidth).toBeLessThanOrEqual(ball.clientWidth);
  },
};

/** The balls wrap. */
export const Many: Story = {
  args: { numbers: Array.from({ length: 20 }, (_, place) => String(place * 4 + 1).padStart(2, "0")) },
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector(".vo-balls");
    await expect(list?.scrollWidth ?? 0).toBeLessThanOrEqual(288);
  },
};
