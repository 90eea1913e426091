import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextAreaField } from "./TextAreaField.tsx";

const meta = {
  title: "Controls/TextAreaField",
  component: TextAreaField,
  args: { label: "Tu mensaje", hint: "0 de 1000" },
  parameters: {
    english: { label: "Your message", hint: "0 of 1000" },
    page: `A multi-line text field.

**Use** it for free text; for one line use TextField. Styles: \`@volado/ui/text-area-field.css\`.

**Tokens:** those of TextField.

**Accessibility:** see Field. Put a character count in the hint: it is read with the field, not at every keystroke.`,
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox", { name: /Tu mensaje|Your message/ });
    await userEvent.type(area, "Hola{enter}Una pregunta");
    await expect(area).toHaveValue("Hola\nUna pregunta");
    await expect(area).toHaveAccessibleDescription(/1000/);
    await expect(Number.parseFloat(getComputedStyle(area).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

/** Long text scrolls inside the field. */
export const LongText: Story = {
  args: { defaultValue: "Una línea que se repite.\n".repeat(60) },
  parameters: { english: { defaultValue: "A line that comes again.\n".repeat(60) } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await expect(area.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
  },
};
