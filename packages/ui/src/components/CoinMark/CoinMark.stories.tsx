import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CoinMark } from "./CoinMark.tsx";

const meta = {
  title: "Foundation/CoinMark",
  component: CoinMark,
  args: { size: 96 },
  parameters: {
    page: `A coin with an eight-ray sun on one face and a plain second face.

**Use** it as the logo's mark, in empty states and, rotating, as the loading indicator. Not for other decoration.

**Tokens:** \`--vo-coin-face\` (falls back to \`--vo-action\`), \`--vo-coin-relief\` (\`--vo-on-action\`).

**Accessibility:** hidden from assistive technology unless it has a \`title\`. It doesn't move under
prefers-reduced-motion and uses system colours in forced colours.`,
  },
} satisfies Meta<typeof CoinMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(".vo-coin")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Turning: Story = { args: { spin: true } };

export const Small: Story = { args: { size: 20 } };

export const Named: Story = {
  args: { title: "Volado" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Volado" })).toBeVisible();
  },
};
