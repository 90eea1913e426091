import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { MASK_GUARD_MS } from "../../overlays/use-dialog-element.ts";
import { storyClock } from "../../testing/story-clock.ts";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

const onClose = fn();

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    open: true,
    onClose,
    title: "Tu sesión terminó",
    closeLabel: "Cerrar",
    children: "Entraste desde otro teléfono. Vuelve a iniciar sesión para seguir jugando.",
    actions: <Button>Iniciar sesión</Button>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    const close = () => {
      args.onClose();
      setOpen(false);
    };
    return (
      <>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Abrir
        </Button>
        <Dialog {...args} open={open} onClose={close} />
      </>
    );
  },
  beforeEach: () => {
    onClose.mockClear();
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    page: `A modal message or form.

**Use** ConfirmDialog for a confirmation, Drawer for choices and menus, Toast for what needs no answer.

**Tokens:** \`--vo-dialog-radius\`, else roles; fade 200 ms, zoom 300 ms.

**Accessibility:** a native \`<dialog>\`: focus stays inside and is restored on close, the page is inert. Mark a
control \`data-autofocus\` to focus it first. Clicks on the backdrop are ignored for the first 300 ms.
\`modal={false}\` keeps the page reachable for widgets that render outside the dialog.`,
    english: {
      title: "Your session ended",
      closeLabel: "Close",
      children: "You signed in on another phone. Sign in again to go on playing.",
      actions: <Button>Sign in</Button>,
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolling content must be reachable by keyboard. */
const reachable = { tabIndex: 0 };
const scrolling = (text: string) => <p {...reachable}>{text.repeat(12)}</p>;

const clock = storyClock();

export const Open: Story = {};

export const ReturnsFocus: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Abrir" });
    opener.focus();
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: /Cerrar|Close/ }));
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(dialog).toBeEmptyDOMElement());
  },
};

export const BackdropIgnoredAtFirst: Story = {
  args: { open: false },
  beforeEach: clock.install,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Abrir" }).click();
    const dialog = await screen.findByRole("dialog");
    dialog.click();
    await expect(onClose).not.toHaveBeenCalled();
    // Spec §9 "modal mask clicks within 300 ms ignored".
    await expect(MASK_GUARD_MS).toBe(300);
    await clock.advance(MASK_GUARD_MS);
    within(dialog).getByRole("heading").click();
    await expect(onClose).not.toHaveBeenCalled();
    dialog.click();
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const NotDismissible: Story = {
  args: { dismissible: false, closeLabel: undefined },
  beforeEach: clock.install,
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await clock.advance(MASK_GUARD_MS);
    dialog.click();
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(onClose).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute("open");
  },
};

export const NonModal: Story = {
  args: { modal: false },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.matches(":modal")).toBe(false);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const WithField: Story = {
  args: {
    title: "Código de promoción",
    children: <TextField label="Código" data-autofocus="" />,
    actions: <Button>Canjear</Button>,
  },
  parameters: {
    english: {
      title: "Promo code",
      children: <TextField label="Code" data-autofocus="" />,
      actions: <Button>Redeem</Button>,
    },
  },
  play: async () => {
    await expect(await screen.findByRole("textbox")).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: scrolling("Las promociones se acreditan en las primeras 24 horas después de tu depósito. "),
  },
  parameters: {
    english: { children: scrolling("Promotions are credited within 24 hours of your deposit. ") },
  },
};
