import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { longTexts } from "../../testing/long-texts.ts";
import { DataTable } from "./DataTable.tsx";

const rows = [
  { id: "50", cells: ["$50,000.00", "5", "0.3 %"] },
  { id: "150", cells: ["$150,000.00", "10", "0.5 %"] },
  { id: "500", cells: ["$500,000.00", "25", "0.8 %"] },
];

const meta = {
  title: "Content/DataTable",
  component: DataTable,
  args: {
    caption: "Lo que se te paga",
    columns: [
      { id: "from", label: "Apuestas desde" },
      { id: "members", label: "Jugadores activos", align: "end" },
      { id: "pay", label: "Pago", align: "end" },
    ],
    rows,
  },
  parameters: {
    english: {
      caption: "What you are paid",
      columns: [
        { id: "from", label: "Bets from" },
        { id: "members", label: "Active players", align: "end" },
        { id: "pay", label: "Pay", align: "end" },
      ],
    },
    page: `A table with one row per item.

**Use** it for up to four short columns; for the facts of one item use FactList. Styles:
\`@volado/ui/data-table.css\`.

**Tokens:** \`--vo-table-gap\`, else roles.

**Accessibility:** a native table with a caption, column and row headers. Where the columns don't fit (large text on a
small screen), each row becomes a list of labelled values.`,
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole("table", { name: args.caption });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
    await expect(canvas.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(
      rows.map(({ cells: [first] }) => first),
    );
  },
};

export const CaptionHidden: Story = { args: { captionHidden: true } };

/** The columns don't fit: nothing overflows, and each value has a label. */
export const Narrow: Story = {
  decorators: [inWidth(180)],
  play: async ({ canvas, canvasElement }) => {
    const table = canvasElement.querySelector(".vo-table");
    await expect(table?.scrollWidth ?? 0).toBeLessThanOrEqual(180);
    const [first] = canvas.getAllByText("$50,000.00");
    const label = first && getComputedStyle(first, "::before").content;
    await expect(label).toMatch(/Apuestas desde|Bets from/);
  },
};

export const LongLabels: Story = longTexts(meta);

/** Without rows the headers remain; the page explains below why it is empty. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("table", { name: args.caption })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(args.columns.length);
    await expect(canvas.queryByRole("rowheader")).not.toBeInTheDocument();
  },
};
