import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { RuleList } from "./RuleList.tsx";

const meta = {
  title: "Feedback/RuleList",
  component: RuleList,
  args: {
    label: "Tu contraseña debe tener",
    items: [
      { text: "De 8 a 20 caracteres", met: true },
      { text: "Al menos una letra", met: true },
      { text: "Al menos un número", met: false },
    ],
    metLabel: "cumplido",
    unmetLabel: "falta",
  },
  parameters: {
    english: {
      label: "Your password needs",
      items: [
        { text: "8 to 20 characters", met: true },
        { text: "At least one letter", met: true },
        { text: "At least one digit", met: false },
      ],
      metLabel: "done",
      unmetLabel: "missing",
    },
    page: `Rules that are checked off while the player types.

**Use** it below a field for a new password; give it an \`id\` and the field \`aria-describedby\`.

**Tokens:** roles only.

**Accessibility:** a tick and text, not only colour. A rule is announced politely when its state changes; focusing the
field reads them all.`,
  },
} satisfies Meta<typeof RuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: /contraseña|password/ })).toBeVisible();
    const [first, , last] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent(/: (cumplido|done)$/);
    await expect(last).toHaveTextContent(/: (falta|missing)$/);
  },
};

export const WithPassword: Story = {
  render: function Typed(args) {
    const [password, setPassword] = useState("");
    const met = [password.length >= 8, /[a-z]/i.test(password), /\d/.test(password)];
    return (
      <div style={{ display: "grid", gap: 8 }}>
        <PasswordField
          label="Contraseña nueva"
          hint="No uses la de tu correo."
          showLabel="Mostrar contraseña"
          hideLabel="Ocultar contraseña"
          autoComplete="new-password"
          aria-describedby="rules"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <RuleList
          {...args}
          id="rules"
          items={args.items.map((item, index) => ({ ...item, met: met[index] ?? false }))}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Contraseña nueva");
    await expect(input).toHaveAccessibleDescription(
      /^No uses .* (De 8 a 20 caracteres|8 to 20 characters) ?: (falta|missing)/,
    );
    const [long, letter, digit] = canvas.getAllByRole("listitem");
    await userEvent.type(input, "aguila");
    await expect(letter).toHaveAttribute("data-met");
    await expect(long).not.toHaveAttribute("data-met");
    await userEvent.type(input, "88");
    await expect(long).toHaveTextContent(/(cumplido|done)$/);
    await expect(digit).toHaveTextContent(/(cumplido|done)$/);
    await userEvent.clear(input);
    await expect(letter).toHaveTextContent(/(falta|missing)$/);
  },
};

export const LongTexts: Story = longTexts(meta);
