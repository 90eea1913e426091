import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Countdown } from "./Countdown.tsx";

const two = (value: number) => String(value).padStart(2, "0");
const clockFormat = (left: number) => {
  const seconds = Math.ceil(left / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

/** A clock that starts at page load, so that the stories always look the same. */
const opened = Date.now();
const since = () => Date.now() - opened;

const meta = {
  title: "Game/Countdown",
  component: Countdown,
  args: { until: 150_000, format: clockFormat, clock: since, "aria-label": "Próximo sorteo" },
  parameters: {
    english: { "aria-label": "Next draw" },
    page: `The time left until an instant, updated automatically.

**Use** it for draws, rounds and limited offers. \`format\` writes the text in any language; pass a \`clock\` where
the server's time counts. Many countdowns share one timer, which stops while the page is hidden. \`useTick\` does the
same for other values derived from the clock.

**Tokens:** none; it takes the font and colour around it, with figures of equal width.

**Accessibility:** \`role="timer"\`, which can be read but is not announced. Give it a name. Its digits change under
prefers-reduced-motion too, as they are its content.`,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole("timer", { name: args["aria-label"] ?? "" });
    const before = timer.textContent;
    await expect(before).toMatch(/^0[0-2]:\d\d$/);
    await expect(timer).not.toHaveAttribute("aria-live");
    await waitFor(() => expect(timer.textContent).not.toBe(before), { timeout: 4_000 });
  },
};

export const Over: Story = {
  args: { until: -5_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("00:00");
  },
};
