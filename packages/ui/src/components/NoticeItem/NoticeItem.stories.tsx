import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { NoticeItem } from "./NoticeItem.tsx";

const meta = {
  title: "Content/NoticeItem",
  component: NoticeItem,
  args: {
    title: "Mantenimiento programado: martes de 4:00 a 4:30 a. m.",
    date: "2026-11-21",
    preview: "El martes haremos un mantenimiento breve. Durante esa media hora no podrás jugar.",
    unreadLabel: "Sin leer",
    expanded: false,
    onToggle: fn(),
    children: <p>El martes haremos un mantenimiento breve. Durante esa media hora no podrás jugar.</p>,
  },
  parameters: {
    english: {
      title: "Scheduled maintenance: Tuesday, 4:00 to 4:30 a.m.",
      preview: "We have a short maintenance on Tuesday. You will not be able to play meanwhile.",
      unreadLabel: "Unread",
      children: <p>We have a short maintenance on Tuesday. You will not be able to play meanwhile.</p>,
    },
    page: `An announcement in a list.

**Use** it where items open in place; the owner controls which one is open. Styles: \`@volado/ui/notice-item.css\`.

**Tokens:** \`--vo-notice-radius\`, else roles.

**Accessibility:** an article named by its title, a heading with the toggle, whose name starts with the unread label.
While collapsed the whole card is clickable and its content is not rendered.`,
  },
} satisfies Meta<typeof NoticeItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  render: function Render(args) {
    const [expanded, setExpanded] = useState(args.expanded);
    return (
      <NoticeItem
        {...args}
        expanded={expanded}
        onToggle={(next) => {
          args.onToggle(next);
          setExpanded(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: /^(Sin leer|Unread): / });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(document.getElementById(toggle.getAttribute("aria-controls") ?? "")).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
};

export const Open: Story = { args: { expanded: true, unreadLabel: undefined } };

export const Read: Story = { args: { unreadLabel: undefined } };

export const WithoutDateAndWords: Story = {
  args: { date: undefined, preview: "", children: null },
  parameters: { english: { preview: "", children: null } },
};

export const LongTitle: Story = {
  args: { title: "Electroencefalografistas ".repeat(6).trim() },
  parameters: { english: { title: "Counterrevolutionaries ".repeat(7).trim() } },
  decorators: [inWidth(240)],
};

export const LongPreview: Story = {
  args: { preview: "Primera línea del aviso\nSegunda línea ".repeat(12) },
  parameters: { english: { preview: "First line of the notice\nSecond line ".repeat(12) } },
  play: async ({ canvasElement }) => {
    const preview = canvasElement.querySelector(".vo-notice__preview");
    if (!preview) throw new Error("The preview is missing.");
    const words = document.createRange();
    words.selectNodeContents(preview);
    // Truncated to one line.
    await expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
    await expect(preview.scrollWidth).toBeGreaterThan(preview.clientWidth);
  },
};
