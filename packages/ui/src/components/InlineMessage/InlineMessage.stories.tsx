import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { InlineMessage } from "./InlineMessage.tsx";

const meta = {
  title: "Feedback/InlineMessage",
  component: InlineMessage,
  args: { children: "Tu registro quedó listo. Ya puedes iniciar sesión." },
  parameters: {
    english: { children: "You are registered. You can sign in now." },
    page: `A message within the page, about the page or a form; \`flush\` makes it a bar.

**Use** it for what must be read before going on; use a toast for what may be missed.

**Tokens:** \`--vo-message-radius\`, else roles.

**Accessibility:** errors are alerts, the rest statuses; the kind is shown by icon and colour.`,
  },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { kind: "success" } };

export const Failure: Story = {
  args: { kind: "error", children: "El usuario o la contraseña no coinciden. Revísalos e intenta otra vez." },
  parameters: { english: { children: "Username or password don't match. Check them and try again." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="link" size="s">
        Iniciar sesión
      </Button>
    ),
  },
};

export const DismissibleBar: Story = {
  args: { flush: true, onDismiss: fn(), dismissLabel: "Cerrar aviso" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = longTexts(meta);
