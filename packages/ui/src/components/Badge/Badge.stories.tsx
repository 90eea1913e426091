import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  args: { children: "3" },
  parameters: {
    page: `A small mark on another element: unread counts, HOT, NEW.

**Use** it with formatted text; rules such as "99+" belong to the site.

**Tokens:** \`--vo-badge-radius\`, else roles.

**Accessibility:** give it a \`label\` ("3 unread messages"), or put the count in the name of the marked control.`,
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};

export const Overflow: Story = {
  args: { children: "99+", label: "Más de 99 mensajes sin leer" },
  parameters: { english: { label: "More than 99 unread messages" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sin leer|unread/)).toBeInTheDocument();
    await expect(canvas.getByText("99+")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Hot: Story = { args: { children: "HOT" } };

export const Action: Story = {
  args: { tone: "action", children: "NUEVO" },
  parameters: { english: { children: "NEW" } },
};

export const Info: Story = { args: { tone: "info", children: "VIP 3" } };

export const Quiet: Story = { args: { tone: "quiet", children: "24" } };

export const LargeText: Story = {
  args: { children: "99+", style: { fontSize: "1.5rem" } },
  play: async ({ canvas }) => {
    // Grows with its text instead of truncating it.
    await expect(canvas.getByText("99+").getBoundingClientRect().height).toBeGreaterThanOrEqual(28);
  },
};

export const Dot: Story = {
  args: { children: undefined, label: "Sin leer" },
  parameters: { english: { label: "Unread" } },
};
