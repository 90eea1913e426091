import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BarChart } from "./BarChart.tsx";

const week = [1200, -340, 0, 860, -1900, 2400, 310].map((value, place) => ({
  id: `${place}`,
  label: `${place + 3}/11`,
  value,
}));

const meta = {
  title: "Content/BarChart",
  component: BarChart,
  args: {
    label: "Ganancia por día",
    bars: week,
    signed: true,
    format: (value) => value.toLocaleString("es-MX", { style: "currency", currency: "MXN" }),
    tableLabel: "Ver los números",
    barLabel: "Día",
  },
  parameters: {
    english: { label: "Profit by day", tableLabel: "Show the numbers", barLabel: "Day" },
    page: `A bar chart around zero, labelled with the limits of its scale and its first and last bar.

**Use** it for one figure over up to about ninety days. For a few figures use StatGrid. Styles:
\`@volado/ui/data-table.css\` and \`@volado/ui/bar-chart.css\`.

**Tokens:** \`--vo-card-ground\`, \`--vo-card-radius\`, \`--vo-table-gap\`, else roles.

**Accessibility:** the drawing is hidden from screen readers; a collapsed table has the same numbers. Gains are above
the line and losses below, so colour is not the only difference. In forced colours the bars have the text colour.`,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const rects = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll("rect"), (bar) => bar.getBoundingClientRect());

const zeroIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector("line")?.getBoundingClientRect().y ?? Number.NaN;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const zero = zeroIn(canvasElement);
    for (const [place, { top, bottom }] of rects(canvasElement).entries()) {
      const value = week[place]?.value ?? 0;
      await expect(Math.abs((value < 0 ? top : bottom) - zero)).toBeLessThan(1.5);
      if (value !== 0) await expect(bottom - top).toBeGreaterThan(1);
    }
    await expect(canvasElement.querySelectorAll('[data-tone="loss"]')).toHaveLength(2);
    await userEvent.click(canvas.getByText(args.tableLabel));
    await expect(canvas.getByRole("table", { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(week.length + 1);
    await expect(canvas.getByRole("row", { name: /4\/11/ })).toHaveTextContent("340");
  },
};

/** Without `signed` all bars have one colour. */
export const Unsigned: Story = {
  args: { signed: false, bars: week.map((bar) => ({ ...bar, value: Math.abs(bar.value) })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-tone]")).toBeNull();
  },
};

/** Zero is then at the top. */
export const OnlyLosses: Story = {
  args: { bars: week.map((bar) => ({ ...bar, value: -Math.abs(bar.value) })) },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("svg")?.getBoundingClientRect();
    await expect(Math.abs(zeroIn(canvasElement) - (drawing?.top ?? 0))).toBeLessThan(1.5);
  },
};

/** The axis without bars, at the bottom. */
export const AllZero: Story = {
  args: { bars: week.map((bar) => ({ ...bar, value: 0 })) },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("svg")?.getBoundingClientRect();
    await expect(Math.abs(zeroIn(canvasElement) - (drawing?.bottom ?? 0))).toBeLessThan(1.5);
    for (const { height } of rects(canvasElement)) await expect(height).toBe(0);
  },
};

/** A single bar has one label. */
export const OneBar: Story = {
  args: { bars: week.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("3/11", { selector: "span" })).toHaveLength(1);
  },
};

/** The axis alone, and a table without rows. */
export const NoBars: Story = {
  args: { bars: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("line")?.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

/** Ninety days of billions and long labels on a small screen: nothing overflows. */
export const ManyAndLong: Story = {
  args: {
    label: "Lo-que-ganó-todo-tu-equipo-descontados-premios-y-promociones por cada día del periodo elegido",
    bars: Array.from({ length: 90 }, (_, place) => ({
      id: `${place}`,
      label: `2026-${1 + Math.floor(place / 30)}-${1 + (place % 30)}`,
      value: Math.round(Math.sin(place / 5) * 1e14),
    })),
    style: { width: 288 },
  },
  parameters: {
    english: {
      label: "What-your-whole-team-brought-in-less-prizes-and-promotions for each day of the chosen period",
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const chart = canvas.getByRole("region", { name: args.label });
    await userEvent.click(canvas.getByText(args.tableLabel));
    await expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth);
    await expect(rects(canvasElement)).toHaveLength(90);
    for (const { left, right } of rects(canvasElement)) await expect(right - left).toBeGreaterThan(1);
  },
};
