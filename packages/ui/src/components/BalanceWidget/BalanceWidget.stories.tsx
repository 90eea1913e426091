import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { BalanceWidget } from "./BalanceWidget.tsx";

const meta = {
  title: "Game/BalanceWidget",
  component: BalanceWidget,
  args: {
    total: "$12,480.50",
    masked: false,
    onMaskedChange: fn(),
    onRefresh: fn(),
    labels: {
      balance: "Saldo total",
      hide: "Ocultar saldo",
      hidden: "Saldo oculto",
      refresh: "Actualizar saldo",
      refreshing: "Actualizando saldo",
    },
  },
  parameters: {
    english: {
      labels: {
        balance: "Total balance",
        hide: "Hide balance",
        hidden: "Balance hidden",
        refresh: "Refresh balance",
        refreshing: "Refreshing balance",
      },
    },
    page: `The player's balance.

**Use** \`compact\` in the header, \`full\` on cards. Pass a formatted total; the owner stores whether it is hidden.

**Tokens:** \`--vo-balance-text\`, \`--vo-balance-radius\`, else roles.

**Accessibility:** a refresh that the player requested is announced politely, other changes are not. While the balance
is hidden or loading, a sentence is read instead of the asterisks. The toggle's name stays the same. Figures are
tabular, so the width doesn't change.`,
  },
} satisfies Meta<typeof BalanceWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** The balance changes after each round; only a refresh that the player requested is announced. */
export const AnnouncesOnRequest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const announced = () => canvas.getByText("$12,480.50").closest('[aria-live="polite"]');
    await expect(announced()).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Actualizar|Refresh/ }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(announced()).not.toBeNull();
    await userEvent.tab();
    await expect(announced()).toBeNull();
  },
};

export const HidesAndShows: Story = {
  render: function Render(args) {
    const [masked, setMasked] = useState(args.masked);
    return <BalanceWidget {...args} masked={masked} onMaskedChange={setMasked} />;
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: /Ocultar|Hide/ });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByText("$12,480.50")).not.toBeInTheDocument();
    await expect(canvas.getByText("*****")).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText("$12,480.50")).toBeVisible();
  },
};

export const Hidden: Story = { args: { masked: true } };

export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText("$12,480.50")).not.toBeInTheDocument();
    const refresh = canvas.getByRole("button", { name: /Actualizar|Refresh/ });
    await userEvent.click(refresh);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Compact: Story = { args: { size: "compact" } };

export const LongAmount: Story = {
  args: {
    total: "$1,234,567,890.12",
    labels: {
      ...meta.args.labels,
      balance: "Saldo total de todas tus carteras, con lo que aún no puedes retirar",
    },
  },
  parameters: {
    english: {
      labels: {
        ...meta.parameters.english.labels,
        balance: "Total balance of all of your wallets, with what you can't withdraw yet",
      },
    },
  },
};
