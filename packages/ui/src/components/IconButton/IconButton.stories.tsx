import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BellIcon, CloseIcon, DepositIcon, StarIcon } from "../../icons/index.ts";
import { Badge } from "../Badge/Badge.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Controls/IconButton",
  component: IconButton,
  args: { label: "Cerrar", children: <CloseIcon />, onClick: fn() },
  parameters: {
    english: { label: "Close" },
    page: `A button with an icon only, for bars, dialogs and fields.

**Use** a Button with text wherever it fits: icons alone are ambiguous.

**Tokens:** \`--vo-icon-button-text\`; for \`action\` \`--vo-button-text\` and \`--vo-button-ground\`; else roles.

**Accessibility:** \`label\` is required. With \`pressed\` it is a toggle whose label stays the same.`,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Cerrar|Close/ });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Raised: Story = { args: { variant: "raised" } };

export const Action: Story = {
  args: { label: "Depositar", variant: "action", children: <DepositIcon /> },
  parameters: { english: { label: "Deposit" } },
};

export const Pressed: Story = {
  args: { label: "Favorito", pressed: true, children: <StarIcon /> },
  parameters: { english: { label: "Favourite" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toBeVisible();
  },
};

export const WithBadge: Story = {
  args: {
    label: "Mensajes, 3 sin leer",
    children: (
      <>
        <BellIcon />
        <Badge>3</Badge>
      </>
    ),
  },
  parameters: { english: { label: "Messages, 3 unread" } },
};

export const Disabled: Story = { args: { disabled: true } };
