import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { englishTileLabels, sampleCover, sampleTileLabels } from "../../testing/games.samples.ts";
import { GameTile, GameTileSkeleton } from "./GameTile.tsx";

const game = { id: "sol", name: "Sol de Jade", imageUrl: sampleCover(4) };

const meta = {
  title: "Game/GameTile",
  component: GameTile,
  subcomponents: { GameTileSkeleton },
  args: { game, labels: sampleTileLabels, onOpen: fn(), onFavouriteChange: fn(), style: { width: 112 } },
  parameters: {
    english: { labels: englishTileLabels },
    page: `A game: cover, name in one line, and optionally vendor, HOT or NEW badge and star. An unavailable game
is dimmed and labelled; the owner still receives its tap.

**Use** it through GameRow and GameGrid. It is memoised: keep the identity of \`game\`, \`labels\` and the handlers. A
broken cover falls back to the coin.

**Tokens:** \`--vo-game-tile-radius\`, \`--vo-game-tile-ratio\` (3 / 4), the star's shapes \`--vo-game-tile-star\` and
\`--vo-game-tile-star-on\` (a \`clip-path\` 16 px wide), else roles.

**Accessibility:** two separate controls, not nested: the game, named by its name, a link if \`hrefOf\` returns a URL
and otherwise a button; and the star, a toggle with \`aria-pressed\` named "Favourite: game", whose target is 44 px.
The cover is decorative.`,
  },
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sol de Jade" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(args.game);
    await expect(args.onFavouriteChange).not.toHaveBeenCalled();
  },
};

export const Linked: Story = {
  args: { hrefOf: ({ id }) => `#${id}` },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Sol de Jade" });
    await expect(link).toHaveAttribute("href", "#sol");
    const before = window.location.href;
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(args.game);
    await expect(window.location.href).toBe(before);

    // A modified click opens a tab by the browser; the story prevents it.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard("{Control>}");
    await userEvent.click(link);
    await userEvent.keyboard("{/Control}");
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Unavailable: Story = {
  args: { game: { ...game, badge: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.labels.unavailable)).toBeVisible();
    const open = canvas.getByRole("button", { name: "Sol de Jade" });
    await expect(open).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledWith(args.game);
  },
};

export const Favourite: Story = {
  render: function Render(args) {
    const [favourite, setFavourite] = useState(false);
    return (
      <GameTile
        {...args}
        favourite={favourite}
        onFavouriteChange={(changed, next) => {
          args.onFavouriteChange?.(changed, next);
          setFavourite(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const star = canvas.getByRole("button", { name: /^Fav.*: Sol de Jade$/ });
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(star);
    await expect(args.onFavouriteChange).toHaveBeenLastCalledWith(args.game, true);
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await expect(args.onOpen).not.toHaveBeenCalled();
    const { width, height } = star.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const AlreadyFavourite: Story = { args: { favourite: true } };

export const Hot: Story = { args: { game: { ...game, badge: "hot" } } };

export const New: Story = { args: { game: { ...game, badge: "new" } } };

export const WithVendor: Story = { args: { game: { ...game, vendorName: "Agave Play Entertainment" } } };

export const LongName: Story = {
  args: { game: { ...game, name: "El Catrín y las Siete Monedas de la Suerte Infinita de Guadalajara" } },
  parameters: {
    english: { game: { ...game, name: "The Gentleman and the Seven Coins of Infinite Luck of Guadalajara" } },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/El Catrín|The Gentleman/);
    const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight);
    await expect(name.clientHeight).toBeLessThanOrEqual(Math.ceil(2 * lineHeight));
  },
};

export const WithoutStar: Story = {
  render: ({ onFavouriteChange: _, ...args }) => <GameTile {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

export const BrokenCoverDrawsCoin: Story = {
  args: { game: { ...game, imageUrl: "data:image/png;base64,broken" }, eager: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(".vo-coin")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Sol de Jade" })).toBeVisible();
  },
};

export const Skeleton: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 12 }}>
      <GameTile {...args} />
      <GameTileSkeleton style={args.style} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [tile, skeleton] = canvasElement.querySelectorAll(".vo-game-tile");
    await expect(skeleton?.getBoundingClientRect().height).toBe(tile?.getBoundingClientRect().height);
  },
};
