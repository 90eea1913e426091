import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { "aria-label": "Camino a VIP Oro", value: 0.4 },
  parameters: {
    english: { "aria-label": "Way to VIP Gold" },
    page: `A progress bar.

**Use** it for a task, a level or an upload whose progress is known; otherwise use Spinner or Skeleton. Show the value
as text beside it, such as "5 of 20". Styles: \`@volado/ui/progress.css\`.

**Tokens:** \`--vo-progress-bar\`, \`--vo-progress-track\`, else roles.

**Accessibility:** a native \`<progress>\`, named by \`aria-label\` or \`aria-labelledby\`; its value is read in
percent. Bar and track have a contrast of 3:1, in forced colours too.`,
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: String(args["aria-label"]) });
    await expect(bar).toHaveProperty("position", 0.4);
    await expect(bar.getBoundingClientRect().height).toBe(12);
  },
};

/** With another maximum. */
export const Done: Story = {
  args: { "aria-label": "Rondas jugadas", value: 20, max: 20 },
  parameters: { english: { "aria-label": "Rounds played" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveProperty("position", 1);
  },
};

/** Named by the text above it, full width. */
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
