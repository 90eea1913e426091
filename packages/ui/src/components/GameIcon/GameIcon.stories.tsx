import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sampleCover } from "../../testing/games.samples.ts";
import { GameIcon } from "./GameIcon.tsx";

const meta = {
  title: "Game/GameIcon",
  component: GameIcon,
  args: { imageUrl: sampleCover(0) },
  parameters: {
    page: `A game's small square picture.

**Use** it beside the game's name, in rows and cards that are no tiles. In place of a picture that fails
stands the coin.

**Tokens:** none; corners and ground are the owner's.

**Accessibility:** decoration: the name beside it says it all.`,
  },
} satisfies Meta<typeof GameIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It can't be loaded. */
export const Broken: Story = {
  args: { imageUrl: "data:image/png;base64,broken" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector(".vo-coin")).toBeVisible();
    const { width, height } = canvasElement.querySelector(".vo-game-icon")?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([56, 56]);
  },
};
