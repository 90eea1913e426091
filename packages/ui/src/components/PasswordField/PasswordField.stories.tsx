import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Controls/PasswordField",
  component: PasswordField,
  args: { label: "Contraseña", showLabel: "Mostrar contraseña", hideLabel: "Ocultar contraseña" },
  parameters: {
    english: { label: "Password", showLabel: "Show password", hideLabel: "Hide password" },
    page: `A password field with a visibility toggle.

**Use** \`autoComplete="new-password"\` for a new password; the default is \`current-password\`.
\`concealed\` is for a stored password, which must not be shown to other people who use the phone.

**Tokens:** those of TextField.

**Accessibility:** the button's name says what it does; pasting and password managers work.`,
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^(Contraseña|Password)$/);
    await userEvent.type(input, "Sol-y-aguila-8");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: /Mostrar|Show/ }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("Sol-y-aguila-8");
    await userEvent.click(canvas.getByRole("button", { name: /Ocultar|Hide/ }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const Concealed: Story = {
  args: { concealed: true, defaultValue: "Sol-y-aguila-8" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Contraseña|Password)$/)).toHaveAttribute("type", "password");
    await expect(canvas.queryByRole("button")).toBe(null);
  },
};

export const LongTexts: Story = longTexts(meta);
