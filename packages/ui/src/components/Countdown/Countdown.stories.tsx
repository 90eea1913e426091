import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Countdown } from "./Countdown.tsx";

const two = (value: number) => String(value).padStart(2, "0");
const clockFormat = (left: number) => {
  const seconds = Math.ceil(left / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

/** A clock that begins anew with each visit of the page, so that the stories look the same. */
const opened = Date.now();
const since = () => Date.now() - opened;

const meta = {
  title: "Game/Countdown",
  component: Countdown,
  args: { until: 150_000, format: clockFormat, clock: since, "aria-label": "Próximo sorteo" },
  parameters: {
    english: { "aria-label": "Next draw" },
    page: `The time that is left until an instant, ticking by itself.

**Use** for draws, rounds and offers that end. \`format\` writes the text, so days, hours and languages are
yours; give \`clock\` where the server's time counts. Many on a page share one timer, which rests while the
page is hidden. \`useTick\` is the same for anything else that is read off the clock.

**Tokens:** none; it takes the font and colour around it, with figures of equal width.

**Accessibility:** \`role="timer"\`, which is read when one goes to it and never by itself. Give it a name. It
moves nothing but its digits, also under prefers-reduced-motion: the digits are the content.`,
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
