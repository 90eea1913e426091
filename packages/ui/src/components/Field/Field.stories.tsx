import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { Field } from "./Field.tsx";

const meta = {
  title: "Controls/Field",
  component: Field,
  args: {
    label: "País",
    hint: "Donde vives ahora.",
    children: (control) => (
      <span className="vo-field__box">
        <select {...control} className="vo-field__input">
          <option>México</option>
          <option>Perú</option>
        </select>
      </span>
    ),
  },
  parameters: {
    english: { label: "Country", hint: "Where you live now." },
    page: `The frame of every field: label, control, and a line for hint or error.

**Use** TextField, PasswordField and CaptchaField where they fit; Field is for a control of your own (a select, a
date), which takes the given attributes and the class \`vo-field__input\`.

**Tokens:** \`--vo-field-radius\`, \`--vo-field-ground\`, else roles.

**Accessibility:** label, \`aria-describedby\` and \`aria-invalid\` are set for you; the message is a polite live
region. Text in controls is at least 16 px, so iOS doesn't zoom.`,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Select: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: /País|Country/ })).toHaveAccessibleDescription(
      /vives|live/,
    );
  },
};

export const Invalid: Story = {
  args: { error: "Elige tu país." },
  parameters: { english: { error: "Choose your country." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
  },
};

export const LongTexts: Story = longTexts(meta);
