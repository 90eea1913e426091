import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleBanner } from "../../testing/games.samples.ts";
import { inWidth } from "../../testing/in-width.tsx";
import { VendorTile, VendorTileSkeleton } from "./VendorTile.tsx";

const meta = {
  title: "Game/VendorTile",
  component: VendorTile,
  subcomponents: { VendorTileSkeleton },
  args: {
    name: "Golazo",
    meta: "4 juegos",
    imageUrl: sampleBanner(3, "Golazo"),
    href: "#golazo",
    onNavigate: fn((event) => event.preventDefault()),
  },
  parameters: {
    english: { meta: "4 games" },
    page: `A vendor of games, or another group of games.

**Use** it in a grid of two columns. \`opens="game"\` marks tiles that start a game; the others lead to a list.
Styles: \`@volado/ui/vendor-tile.css\`.

**Tokens:** \`--vo-vendor-tile-radius\`, \`--vo-vendor-tile-ratio\`, else roles.

**Accessibility:** one link, named by its text; the picture is decorative.`,
  },
} satisfies Meta<typeof VendorTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole("link", { name: /Golazo/ });
    await userEvent.click(tile);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(tile).toHaveAttribute("href", "#golazo");
  },
};

export const OpensAGame: Story = {
  args: { opens: "game", meta: "Jugar" },
  parameters: { english: { meta: "Play" } },
};

export const Live: Story = {
  args: { opens: "game", meta: "Jugar", live: "4 en vivo" },
  parameters: { english: { meta: "Play", live: "4 live" } },
  decorators: [inWidth(138)],
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <VendorTile {...args} />
      <VendorTile {...args} live={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [live, without] = canvas.getAllByRole("link").map((tile) => tile.getBoundingClientRect().height);
    await expect(live).toBe(without);
  },
};

export const LongName: Story = {
  args: { name: "Compañía Nacional de Loterías Electrónicas", meta: "1,284 juegos" },
  decorators: [inWidth(138)],
  parameters: { english: { name: "National Company of Electronic Lotteries", meta: "1,284 games" } },
};

export const Loading: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12, width: 358 }}>
      <VendorTile {...args} />
      <VendorTileSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll(".vo-vendor-tile__words")].map(
      (element) => element.getBoundingClientRect().height,
    );
    await expect(Math.abs((words[0] ?? 0) - (words[1] ?? 99))).toBeLessThan(2);
  },
};
