import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { "aria-label": "Camino a VIP Oro", value: 0.4 },
  parameters: {
    english: { "aria-label": "Way to VIP Gold" },
    page: `How far something has come.

**Use** for a task, a level or an upload whose share is known; while nothing is known of how long it takes use
Spinner or Skeleton. Say the same beside it in words, such as "5 of 20". Its styles are a sheet of their own:
\`@volado/ui/progress.css\`.

**Tokens:** \`--vo-progress-bar\`, \`--vo-progress-track\`, else roles.

**Accessibility:** a native \`<progress>\`: its name is \`aria-label\`, or a text's beside it by
\`aria-labelledby\`, its value is read in percent. Bar and track differ by 3:1, and in forced colours too.`,
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: String(args["aria-label"]) });
    await expect(bar).toHaveProperty("position", 0.4);
    await expect(bar.getBoundingClientRect().height).toBe(12);
  },
};

export const JustBegun: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveProperty("position", 0);
  },
};

/** In steps of its own. */
export const Done: Story = {
  args: { "aria-label": "Rondas jugadas", value: 20, max: 20 },
  parameters: { english: { "aria-label": "Rounds played" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveProperty("position", 1);
  },
};

/** Named by the text above it; as wide as there is room. */
export const LongText: Story = {
  args: { "aria-label": "Camino-larguísimo-a-un-nivel-que-nadie-ha-alcanzado", style: { width: "100%" } },
  parameters: { english: { "aria-label": "A-very-long-way-to-a-level-that-nobody-has-reached" } },
  render: (args) => (
    <div style={{ width: 240 }}>
      <p style={{ overflowWrap: "anywhere" }}>{args["aria-label"]}</p>
      <Progress {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar").getBoundingClientRect().width).toBe(240);
  },
};
