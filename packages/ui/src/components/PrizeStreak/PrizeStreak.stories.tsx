import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { type PrizeStep, PrizeStreak } from "./PrizeStreak.tsx";

const amounts = ["$5.00", "$5.00", "$10.00", "$10.00", "$15.00", "$20.00", "$100.00"];
const words = {
  es: { day: "Día", done: "Cobrado", today: "Hoy", next: "Mañana", ahead: "por venir" },
  en: { day: "Day", done: "Claimed", today: "Today", next: "Tomorrow", ahead: "to come" },
};

/** A week of prizes after `done` days; today's can be claimed unless `claimed`. */
const week = (done: number, language: keyof typeof words = "es", claimed = false): PrizeStep[] =>
  amounts.map((amount, index) => {
    const next = claimed ? done : done + 1;
    const state = index < done ? "done" : index < next ? "today" : index === next ? "next" : "ahead";
    return {
      day: `${words[language].day} ${index + 1}`,
      amount,
      state,
      stateLabel: words[language][state],
    };
  });

const meta = {
  title: "Content/PrizeStreak",
  component: PrizeStreak,
  args: { "aria-label": "Premios de la semana", steps: week(2) },
  parameters: {
    english: { "aria-label": "Prizes of the week", steps: week(2, "en") },
    page: `The prizes of consecutive days: which are done and which is today's.

**Use** it for daily sign-ins and streaks of tasks. The page has the button that claims today's prize. Styles:
\`@volado/ui/prize-streak.css\`.

**Tokens:** \`--vo-streak-ground\`, \`--vo-streak-today\`, \`--vo-streak-on-today\`, \`--vo-streak-done\`, else
roles; the coins are a CoinMark's.

**Accessibility:** a named, ordered list; today's step is the current one, and each state is also text. Today's coin
doesn't move under prefers-reduced-motion.`,
  },
} satisfies Meta<typeof PrizeStreak>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("list", { name: args["aria-label"] })).toBeVisible();
    const steps = canvas.getAllByRole("listitem");
    await expect(steps).toHaveLength(7);
    await expect(steps.filter((step) => step.textContent.includes("Cobrado"))).toHaveLength(2);
    await expect(steps[3]).toHaveTextContent("Mañana");
    await expect(steps.findIndex((step) => step.ariaCurrent === "step")).toBe(2);
  },
};

/** Today's prize is claimed, so no step is current. */
export const Claimed: Story = {
  args: { steps: week(3, "es", true) },
  parameters: { english: { steps: week(3, "en", true) } },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole("listitem").filter((step) => step.ariaCurrent === "step");
    await expect(current).toHaveLength(0);
  },
};

export const WholeRow: Story = {
  args: { steps: week(7) },
  parameters: { english: { steps: week(7, "en") } },
};

/** On a 320 px phone large amounts don't overflow. */
export const LongAmounts: Story = {
  args: { steps: week(2).map((step) => ({ ...step, amount: "$1,234,567.89" })) },
  parameters: { english: { steps: week(2, "en").map((step) => ({ ...step, amount: "$1,234,567.89" })) } },
  decorators: [inWidth(256)],
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole("listitem"))
      await expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth);
  },
};
