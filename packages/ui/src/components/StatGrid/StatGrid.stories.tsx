import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { StatGrid } from "./StatGrid.tsx";

const meta = {
  title: "Content/StatGrid",
  component: StatGrid,
  args: {
    "aria-label": "Totales",
    stats: [
      { label: "Depósitos", value: "$12,500.00", tone: "gain" },
      { label: "Retiros", value: "$3,100.00" },
      { label: "Ganancia", value: "−$840.00", tone: "loss" },
    ],
    note: "Del 1 al 30 de noviembre",
  },
  parameters: {
    english: {
      "aria-label": "Totals",
      stats: [
        { label: "Deposits", value: "$12,500.00", tone: "gain" },
        { label: "Withdrawals", value: "$3,100.00" },
        { label: "Profit", value: "−$840.00", tone: "loss" },
      ],
      note: "November 1 to 30",
    },
    page: `A grid of a few figures, with as many columns as fit.

**Use** it for the totals of a list, or the figures of a team or an account. For facts in words use FactList. Styles:
\`@volado/ui/stat-grid.css\`.

**Tokens:** \`--vo-card-ground\`, \`--vo-card-radius\`, else roles.

**Accessibility:** a description list in a \`section\`, which is a landmark if it has a name. Colour is never the only
difference: a loss has its sign.`,
  },
} satisfies Meta<typeof StatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
    await expect(canvas.getAllByRole("definition")[2]).toHaveTextContent("−$840.00");
  },
};

/** The figures are loading. */
export const Loading: Story = {
  args: {
    stats: [{ label: "En línea", value: <Skeleton width="2.5em" /> }],
    note: undefined,
    "aria-busy": true,
  },
  parameters: { english: { stats: [{ label: "Online", value: <Skeleton width="2.5em" /> }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveAttribute("aria-busy", "true");
  },
};

/** On a 320 px phone each amount of billions has its own line. */
export const LongFigures: Story = {
  args: {
    stats: [
      { label: "Lo que apostó todo tu equipo", value: "$1,234,567,890,123.45" },
      { label: "Comisiones", value: "$98,765,432,109.87", tone: "gain" },
    ],
    style: { width: 288 },
  },
  parameters: {
    english: {
      stats: [
        { label: "What your whole team staked", value: "$1,234,567,890,123.45" },
        { label: "Commissions", value: "$98,765,432,109.87", tone: "gain" },
      ],
    },
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("region");
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};
