import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Controls/DateField",
  component: DateField,
  args: {
    label: "Fecha de nacimiento",
    min: "1900-01-01",
    max: "2026-12-31",
    autoComplete: "bday",
    onChange: fn(),
  },
  parameters: {
    english: { label: "Date of birth" },
    page: `A date field with the browser's own picker.

**Use** \`autoComplete="bday"\` for a birthday. Values, \`min\` and \`max\` are \`YYYY-MM-DD\`; the display follows
the browser's language. Validate the value: a typed date may be outside \`min\` and \`max\`.

**Tokens:** those of TextField.

**Accessibility:** the browser's control with its keyboard: digits, arrow keys, and a button that opens the calendar.`,
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Fecha|Date/);
    await expect(input).toHaveAttribute("autocomplete", "bday");
    await expect(input).toHaveAttribute("min", "1900-01-01");
    fireEvent.change(input, { target: { value: "1990-02-28" } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue("1990-02-28");
    await expect(input.checkValidity()).toBe(true);
    fireEvent.change(input, { target: { value: "2027-01-01" } });
    await expect(input.checkValidity()).toBe(false);
  },
};

export const LongTexts: Story = longTexts(meta);
