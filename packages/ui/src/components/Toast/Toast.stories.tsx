import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { type ToastMessage, ToastRegion } from "./Toast.tsx";

const saved: ToastMessage = { id: "saved", kind: "success", text: "Agregado a tus favoritos" };
const failed: ToastMessage = {
  id: "failed",
  kind: "error",
  text: "No pudimos abrir el juego. Revisa tu conexión e intenta otra vez.",
};

const meta = {
  title: "Overlays/ToastRegion",
  component: ToastRegion,
  args: { messages: [saved] },
  parameters: {
    english: { messages: [{ ...saved, text: "Added to your favourites" }] },
    docs: { story: { inline: false, iframeHeight: 220 } },
    page: `Short messages that need no answer, below the header.

**Use** one region per site, always mounted; pass it the current list and remove messages when they expire. For what
must stay visible use InlineMessage.

**Tokens:** \`--vo-toast-top\`, \`--vo-toast-radius\`, else roles.

**Accessibility:** errors are alerts, the rest polite. While a modal dialog is open the region renders inside it;
otherwise nothing would be announced.`,
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Failure: Story = {
  args: { messages: [failed] },
  parameters: {
    english: {
      messages: [{ ...failed, text: "We couldn't open the game. Check your connection and try again." }],
    },
  },
};

export const Loading: Story = {
  args: { messages: [{ id: "sms", kind: "loading", text: "Enviando código…" }] },
  parameters: { english: { messages: [{ id: "sms", kind: "loading", text: "Sending the code…" }] } },
};

export const Several: Story = {
  args: {
    messages: [failed, saved, { id: "info", kind: "info", text: "Tu promoción empieza mañana" }],
    onDismiss: fn(),
    dismissLabel: "Cerrar aviso",
  },
  parameters: {
    english: {
      messages: [
        { ...failed, text: "We couldn't open the game. Check your connection and try again." },
        { ...saved, text: "Added to your favourites" },
        { id: "info", kind: "info", text: "Your promotion starts tomorrow" },
      ],
      dismissLabel: "Dismiss",
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button");
    if (!first) throw new Error("The dismiss button is missing.");
    await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith("failed");
  },
};

const slow: ToastMessage = {
  id: "slow",
  kind: "loading",
  text: "Esto tarda más de lo normal.",
  action: (
    <>
      <Button size="s">Reintentar</Button>
      <Button size="s" variant="quiet">
        Cancelar
      </Button>
    </>
  ),
};

export const WithAction: Story = {
  args: { messages: [slow] },
  parameters: {
    english: {
      messages: [
        {
          ...slow,
          text: "This is taking longer than usual.",
          action: (
            <>
              <Button size="s">Try again</Button>
              <Button size="s" variant="quiet">
                Cancel
              </Button>
            </>
          ),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole("status"));
    await expect(status.getAllByRole("button")).toHaveLength(2);
    // It fades in.
    for (const button of status.getAllByRole("button")) await waitFor(() => expect(button).toBeVisible());
  },
};

function DialogWithMessage() {
  const [open, setOpen] = useState(true);
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Dialog open={open} onClose={() => setOpen(false)} title="Código" closeLabel="Cerrar">
        <Button onClick={() => setMessages([saved])}>Guardar</Button>
      </Dialog>
      <ToastRegion messages={messages} />
    </>
  );
}

export const InsideOpenDialog: Story = {
  render: () => <DialogWithMessage />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog");
    const status = await within(dialog).findByRole("status");
    await userEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
    await expect(status).toHaveTextContent("Agregado a tus favoritos");
    await waitFor(() =>
      expect(status.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().top),
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(dialog).not.toContainElement(screen.getByRole("status")));
    await expect(screen.getByRole("status")).toHaveTextContent("Agregado a tus favoritos");
  },
};

export const LongText: Story = longTexts(meta);
