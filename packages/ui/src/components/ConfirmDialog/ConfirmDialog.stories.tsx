import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: "¿Cerrar sesión?",
    children: "Tu saldo y tus favoritos te esperan aquí.",
    confirmLabel: "Cerrar sesión",
    cancelLabel: "Cancelar",
  },
  parameters: {
    english: {
      title: "Sign out?",
      children: "Your balance and favourites will be here.",
      confirmLabel: "Sign out",
      cancelLabel: "Cancel",
    },
    docs: { story: { inline: false, iframeHeight: 400 } },
    page: `Asks the player to confirm an action.

**Use** verbs for the answers ("Sign out", not "OK"). If \`onConfirm\` returns a promise, the button is loading and
the dialog can't be dismissed until it settles; the owner closes it.

**Tokens:** those of Dialog and Button.

**Accessibility:** an \`alertdialog\` named by its question and described by its text. The cancel button has the
initial focus.`,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = { args: { tone: "danger" } };

let finishWork: () => void = () => {};

export const WaitsForConfirmation: Story = {
  args: {
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          finishWork = resolve;
        }),
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole("alertdialog");
    const confirm = await screen.findByRole("button", { name: /Cerrar sesión|Sign out/ });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute("aria-busy", "true");
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute("open");
    finishWork();
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-busy"));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The form is reset at once; during the closing animation the dialog still shows the old text. */
export const OldTextWhileClosing: Story = {
  parameters: { controls: { disable: true } },
  render: function AskAboutMoney(args) {
    const [amount, setAmount] = useState<string | undefined>("$500.00");
    return (
      <ConfirmDialog
        {...args}
        open={amount !== undefined}
        title={amount ?? "$0.00"}
        onConfirm={() => setAmount(undefined)}
      />
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "$500.00" });
    await userEvent.click(await screen.findByRole("button", { name: /Cerrar sesión|Sign out/ }));
    await expect(dialog).not.toHaveAttribute("open");
    await expect(dialog).toHaveTextContent("$500.00");
    await waitFor(() => expect(dialog).toBeEmptyDOMElement());
  },
};

export const LongTexts: Story = longTexts(meta);
