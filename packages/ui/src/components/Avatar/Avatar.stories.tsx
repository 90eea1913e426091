import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Avatar } from "./Avatar.tsx";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="teal"/></svg>',
)}`;

const meta = {
  title: "Feedback/Avatar",
  component: Avatar,
  args: { name: "lucero77" },
  parameters: {
    page: `A player's picture, with their initial or a figure for guests as fallback.

**Use** it beside the player's name.

**Tokens:** \`--vo-avatar-radius\`, else roles.

**Accessibility:** decorative and hidden from assistive technology: the name beside it is read.`,
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};

export const Picture: Story = { args: { src: picture } };

export const Guest: Story = { args: { name: undefined } };

export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("L")).toBeVisible());
  },
};
