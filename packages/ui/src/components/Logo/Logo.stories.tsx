import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo } from "./Logo.tsx";

const meta = {
  title: "Foundation/Logo",
  component: Logo,
  args: { children: "Volado" },
  parameters: {
    page: `The site's logo: mark and wordmark.

**Use** it once, in the header of home; a brand passes its \`mark\` and its name.

**Tokens:** \`--vo-logo-size\`, those of CoinMark, else roles.

**Accessibility:** the wordmark is text and names a link around it.`,
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Volado")).toBeVisible();
  },
};

export const LargeMark: Story = { args: { size: 48 } };

export const OfABrand: Story = {
  args: {
    children: "La Palma",
    mark: (
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" fill="var(--vo-info)">
        <path d="M12 2l10 10-10 10L2 12z" />
      </svg>
    ),
  },
};
