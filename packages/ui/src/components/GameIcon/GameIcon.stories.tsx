import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sampleCover } from "../../testing/games.samples.ts";
import { GameIcon } from "./GameIcon.tsx";

const meta = {
  title: "Game/GameIcon",
  component: GameIcon,
  args: { imageUrl: sampleCover(0) },
  parameters: {
    page: `A game's square picture.

**Use** it beside the game's name, in rows and cards. Falls back to the coin.

**Tokens:** none; corners and ground are the owner's.

**Accessibility:** decorative: the name is beside it.`,
  },
} satisfies Meta<typeof GameIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The picture fails to load. */
export const Broken: Story = {
  args: { imageUrl: "data:image/png;base64,broken" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector(".vo-coin")).toBeVisible();
    const { width, height } = canvasElement.querySelector(".vo-game-icon")?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([56, 56]);
  },
};
