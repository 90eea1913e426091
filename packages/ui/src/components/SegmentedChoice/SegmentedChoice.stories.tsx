import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { ClockIcon, FlameIcon, GridIcon, StarIcon } from "../../icons/index.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { SegmentedChoice } from "./SegmentedChoice.tsx";

const icons = [
  <GridIcon key="all" size={16} />,
  <FlameIcon key="hot" size={16} />,
  <StarIcon key="fav" size={16} />,
  <ClockIcon key="recent" size={16} />,
];
const modes = (labels: readonly string[]) =>
  ["all", "hot", "fav", "recent"].map((value, index) => ({
    value,
    label: labels[index],
    icon: icons[index],
  }));
const bets = (all: string) =>
  ["", "0.01", "0.05", "0.10", "0.50", "0.75", "1.00"].map((value) => ({
    value,
    label: value === "" ? all : `$${value}`,
  }));

const meta = {
  title: "Controls/SegmentedChoice",
  component: SegmentedChoice,
  args: {
    label: "Mostrar",
    options: modes(["Todos", "Populares", "Mi colección", "Recientes"]),
    value: "all",
    onValueChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedChoice {...args} value={value} onValueChange={setValue} />;
  },
  parameters: {
    english: { label: "Show", options: modes(["All", "Hot", "My collection", "Recent"]) },
    page: `A choice of one option, all visible, such as a list's mode or the minimum bet.

**Use** it for two to eight short options; for views with their own content use Tabs.

**Tokens:** \`--vo-choice-radius\`, else roles.

**Accessibility:** native radio buttons in a fieldset: one tab stop, arrow keys select. The selected chip differs by
its border, not only by colour.`,
  },
} satisfies Meta<typeof SegmentedChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GameModes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Mi colección|My collection/ }));
    await expect(canvas.getByRole("radio", { name: /Mi colección|My collection/ })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    const last = canvas.getByRole("radio", { name: /Recientes|Recent/ });
    await expect(last).toBeChecked();
    const chip = last.closest("label");
    // Scrolling is animated; at its end the last chip is fully visible.
    await waitFor(
      async () => {
        await new Promise(requestAnimationFrame);
        await expect(chip?.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1);
      },
      { timeout: 5000 },
    );
  },
};

export const MinimumBets: Story = {
  args: { label: "Apuesta mínima", labelShown: true, wrap: true, options: bets("Todas"), value: "0.10" },
  parameters: { english: { label: "Minimum bet", options: bets("All") } },
};

export const WithDisabled: Story = {
  args: {
    options: [
      { value: "all", label: "Todos" },
      { value: "fav", label: "Favoritos", disabled: true },
    ],
  },
  parameters: {
    english: {
      options: [
        { value: "all", label: "All" },
        { value: "fav", label: "Favourites", disabled: true },
      ],
    },
  },
};

export const LongLabels: Story = longTexts(meta);
