import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    page: `Placeholder for loading content, in exactly its size.

**Use** it for lists and cards of known shape, and Spinner otherwise.

**Tokens:** \`--vo-skeleton-radius\`, \`--vo-banner-ratio\`, else roles.

**Accessibility:** hidden; set \`aria-busy\` on the region and announce once that it is loading. The animation stops
under prefers-reduced-motion.`,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { lines: 3 },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Skeleton {...args} />
      <p data-testid="text">
        La moneda gira en el aire y todos miran hacia arriba; nadie respira hasta que cae en la palma de la
        mano y alguien dice águila o sol.
      </p>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const lineHeight = Number.parseFloat(getComputedStyle(canvas.getByTestId("text")).lineHeight);
    const height = canvasElement.querySelector(".vo-skeleton")?.getBoundingClientRect().height ?? 0;
    await expect(Math.abs(height - 3 * lineHeight)).toBeLessThan(1);
  },
};

export const Block: Story = {
  args: { height: 192 },
  play: async ({ canvasElement }) => {
    const part = canvasElement.querySelector(".vo-skeleton__part");
    await expect(part?.getBoundingClientRect().height).toBe(192);
  },
};

export const Tile: Story = { args: { shape: "tile", width: 112 } };

export const Banner: Story = { args: { shape: "banner" } };

export const Row: Story = { args: { shape: "row" } };

export const Circle: Story = { args: { shape: "circle" } };
