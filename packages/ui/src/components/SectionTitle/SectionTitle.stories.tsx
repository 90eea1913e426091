import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PauseIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SectionTitle } from "./SectionTitle.tsx";

const meta = {
  title: "Game/SectionTitle",
  component: SectionTitle,
  args: {
    title: "Tragamonedas",
    allLabel: "Ver todo",
    allHref: "#slots",
    onNavigate: fn((event) => event.preventDefault()),
  },
  parameters: {
    english: { title: "Slots", allLabel: "See all" },
    page: `A section heading.

**Use** it above a row or a grid that shows only some items, with a link if there are more elsewhere.

**Tokens:** roles only.

**Accessibility:** an \`h2\` that reads "Slots, 52". The link's name includes the section's title, so that it makes
sense in a list of links.`,
  },
} satisfies Meta<typeof SectionTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(args.title);
    const link = canvas.getByRole("link", { name: `${args.allLabel}: ${args.title}` });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithCount: Story = {
  args: { count: "1,204" },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 });
    await expect(heading).toHaveTextContent(`${args.title}, ${args.count}`);
    await expect(heading).toHaveAccessibleName(`${args.title}, ${args.count}`);
  },
};

export const WithAction: Story = {
  args: {
    count: "1,204",
    action: (
      <IconButton label="Detener">
        <PauseIcon size={18} />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    const action = canvas.getByRole("button").getBoundingClientRect();
    const link = canvas.getByRole("link").getBoundingClientRect();
    await expect(action.left).toBeGreaterThanOrEqual(heading.right);
    await expect(link.left).toBeGreaterThanOrEqual(action.right);
  },
};

export const Bare: Story = {
  args: { allLabel: undefined, allHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = {
  args: { title: "Juegos de pesca y aventura submarina", count: "312" },
  parameters: { english: { title: "Games of fishing and underwater adventure" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
