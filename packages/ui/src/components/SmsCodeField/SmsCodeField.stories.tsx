import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { TextField } from "../TextField/TextField.tsx";
import { SmsCodeField } from "./SmsCodeField.tsx";

const meta = {
  title: "Controls/SmsCodeField",
  component: SmsCodeField,
  args: { label: "Código por SMS", sendLabel: "Enviar código", onSend: fn(), onChange: fn() },
  parameters: {
    english: { label: "SMS code", sendLabel: "Send code" },
    page: `An SMS code field with a send button.

**Use** \`sending\` while the message is being sent, \`sendDisabled\` with the countdown in \`sendLabel\` until
another one may be sent. Validate the mobile number in \`onSend\` and move focus there if it is invalid.

**Tokens:** those of TextField.

**Accessibility:** sending moves focus to the code, where the phone autofills it (\`one-time-code\`), so the countdown
in the button is not read out. Announce "code sent" with a toast.`,
  },
} satisfies Meta<typeof SmsCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: /SMS/ });
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.tab();
    await userEvent.tab();
    const send = canvas.getByRole("button", { name: /Enviar|Send/ });
    await expect(send).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("4a8-1 7");
    await expect(input).toHaveValue("4817");
    await expect(args.onChange).toHaveBeenCalled();
    await expect(send.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Sending: Story = {
  args: { sending: true },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole("button", { name: /Enviar|Send/ });
    await expect(send).toHaveAttribute("aria-busy", "true");
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Counting: Story = {
  args: { sendLabel: "Reenviar en 42 s", sendDisabled: true },
  parameters: { english: { sendLabel: "Send again in 42 s" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
    await expect(canvas.getByRole("textbox")).toBeEnabled();
  },
};

/**
 * The number is validated in `onSend`, after the press, which must not blur it, and after the
 * cursor has moved to the code.
 */
export const WrongNumber: Story = {
  render: (args) => (
    <>
      <TextField id="number" label="Celular" />
      <SmsCodeField {...args} onSend={() => document.getElementById("number")?.focus()} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole("textbox", { name: "Celular" });
    const button = canvas.getByRole("button");
    await userEvent.click(number);
    await userEvent.pointer({ keys: "[MouseLeft>]", target: button });
    await expect(number).toHaveFocus();
    await userEvent.pointer({ keys: "[/MouseLeft]", target: button });
    await expect(number).toHaveFocus();
  },
};

const long = longTexts(meta);

export const LongTexts: Story = { ...long, args: { ...long.args, defaultValue: "4817990213" } };
