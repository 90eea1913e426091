import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QrCode } from "./QrCode.tsx";

/** A finder pattern instead of a real code. */
const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const cells = finder.map((row) => [...row].map((cell) => cell === "1"));

const meta = {
  title: "Content/QrCode",
  component: QrCode,
  args: { cells, label: "Código QR de tu enlace" },
  parameters: {
    english: { label: "QR code of your link" },
    page: `A QR code drawn from its cells, which a library computes.

**Use** it beside the same address as text, for those who can't scan it. Styles: \`@volado/ui/qr-code.css\`.

**Tokens:** \`--vo-qr-size\`, else roles; dark on light in both themes.

**Accessibility:** an image named by its label.`,
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAccessibleName();
    // A quiet zone of four cells on every side.
    await expect(image).toHaveAttribute("viewBox", "0 0 15 15");
    const [paper, ink] = image.children;
    const fills = [paper, ink].map((part) => part && getComputedStyle(part).fill);
    await expect(fills[0]).not.toBe(fills[1]);
  },
};

/** The same on a light background: dark cells on light. */
export const OnLightGround: Story = {
  render: (args) => (
    <div data-theme="light">
      <QrCode {...args} />
      <div data-theme="dark">
        <QrCode {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const papers = canvas
      .getAllByRole("img")
      .map(({ children: [paper] }) => paper && getComputedStyle(paper).fill);
    await expect(papers[0]).toBe(papers[1]);
  },
};
