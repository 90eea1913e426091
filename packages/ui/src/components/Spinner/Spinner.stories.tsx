import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: { label: "Abriendo el juego…" },
  parameters: {
    english: { label: "Opening the game…" },
    page: `Loading indicator for content of unknown shape: a game, a chat.

**Use** Skeleton where the shape is known, and Button's own loading state for a submitted form.

**Tokens:** those of CoinMark.

**Accessibility:** a status with its label; the coin doesn't move under prefers-reduced-motion, so show the label for
long waits.`,
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Abriendo|Opening/);
  },
};

export const WithVisibleLabel: Story = { args: { visibleLabel: true, size: 64 } };

export const LongLabel: Story = longTexts(meta);
