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
      { label: "Ganancia", value: "-$840.00", tone: "loss" },
    ],
    note: "Del 1 al 30 de noviembre",
  },
  parameters: {
    english: {
      "aria-label": "Totals",
      stats: [
        { label: "Deposits", value: "$12,500.00", tone: "gain" },
        { label: "Withdrawals", value: "$3,100.00" },
        { label: "Profit", value: "-$840.00", tone: "loss" },
      ],
      note: "November 1 to 30",
    },
    page: `A few figures side by side, as many columns as there is room for.

**Use** for what a list comes to, or for how a team or an account stands. For facts in words see FactList. Its
styles are a sheet of their own: \`@volado/ui/stat-grid.css\`.

**Tokens:** \`--vo-card-ground\`, \`--vo-card-radius\`, else roles.

**Accessibility:** a description list in a \`section\`, which is a landmark when it has a name. A colour never
says something alone: a loss has its sign.`,
  },
} satisfies Meta<typeof StatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
    await expect(canvas.getAllByRole("definition")[2]).toHaveTextContent("-$840.00");
  },
};

/** Figures that are on their way. */
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

/** Sums of billions take a line of their own on a phone of 320 pixels. */
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
