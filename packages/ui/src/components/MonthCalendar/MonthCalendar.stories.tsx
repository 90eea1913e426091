import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { type CalendarDay, MonthCalendar } from "./MonthCalendar.tsx";

const weekdays = {
  es: [
    { short: "L", long: "lunes" },
    { short: "M", long: "martes" },
    { short: "X", long: "miércoles" },
    { short: "J", long: "jueves" },
    { short: "V", long: "viernes" },
    { short: "S", long: "sábado" },
    { short: "D", long: "domingo" },
  ],
  en: [
    { short: "M", long: "Monday" },
    { short: "T", long: "Tuesday" },
    { short: "W", long: "Wednesday" },
    { short: "T", long: "Thursday" },
    { short: "F", long: "Friday" },
    { short: "S", long: "Saturday" },
    { short: "S", long: "Sunday" },
  ],
};

/** November 2026, whose first is a Sunday, with the last days before the 22nd marked and the two before missed. */
const november = (marked: string, missed = ""): (CalendarDay | undefined)[][] =>
  Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - 5;
      if (day < 1 || day > 30) return undefined;
      return {
        date: `2026-11-${String(day).padStart(2, "0")}`,
        today: day === 22,
        marked: day > 17 && day < 22 ? marked : undefined,
        missed: day === 16 || day === 17 ? missed : undefined,
      };
    }),
  );

const meta = {
  title: "Content/MonthCalendar",
  component: MonthCalendar,
  args: {
    "aria-label": "Tus días de noviembre de 2026",
    month: "noviembre de 2026",
    weekdays: weekdays.es,
    weeks: november("pagado: $5.00", "sin cobrar"),
    labels: { previous: "Mes anterior", next: "Mes siguiente" },
    onPrevious: fn(),
  },
  parameters: {
    english: {
      "aria-label": "Your days of November 2026",
      month: "November 2026",
      weekdays: weekdays.en,
      weeks: november("paid: $5.00", "not claimed"),
      labels: { previous: "Month before", next: "Month after" },
    },
    page: `A read-only month with marked days.

**Use** it to show what happened on which day, such as daily sign-ins; to choose a day use DateField. Styles:
\`@volado/ui/month-calendar.css\`.

**Tokens:** \`--vo-month-today\`, \`--vo-month-marked\`, \`--vo-month-on-marked\`, \`--vo-month-tick\`, else roles.

**Accessibility:** a table whose columns have full names; today is the current date, and marks have a text
alternative. A change of month is announced.`,
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(7);
    await expect(canvas.getByRole("cell", { current: "date" })).toHaveTextContent("22");
    await expect(canvas.getAllByRole("cell").filter((cell) => cell.querySelector("svg"))).toHaveLength(4);
    await expect(canvas.getAllByRole("cell", { name: /sin cobrar/ })).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: args.labels.next })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: args.labels.previous }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

/** No marks, and both buttons are shown. */
export const Unmarked: Story = {
  args: { weeks: november(""), onNext: fn() },
  parameters: { english: { weeks: november("") } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.labels.next }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** On a 320 px phone a long month name doesn't overflow. */
export const LongName: Story = {
  args: { month: "septiembre de dos mil veintiséis, mes patrio" },
  parameters: { english: { month: "September of two thousand and twenty-six" } },
  decorators: [inWidth(256)],
  play: async ({ args, canvas }) => {
    const calendar = canvas.getByRole("region", { name: args["aria-label"] });
    await expect(calendar.scrollWidth).toBeLessThanOrEqual(256);
  },
};
