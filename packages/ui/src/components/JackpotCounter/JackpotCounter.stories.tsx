import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { JackpotCounter } from "./JackpotCounter.tsx";

const meta = {
  title: "Game/JackpotCounter",
  component: JackpotCounter,
  args: { value: "142,718,309", note: "Número decorativo: no es un premio" },
  parameters: {
    english: { note: "A decorative number, not a prize" },
    page: `A large growing number for a festive start page.

**Use** it only as decoration, with the note that the number can't be won. The owner counts; changed characters roll
in. Styles: \`@volado/ui/jackpot-counter.css\`.

**Tokens:** \`--vo-jackpot-radius\`, \`--vo-jackpot-ground\`, else roles.

**Accessibility:** hidden from assistive technology. Nothing rolls under prefers-reduced-motion; the owner should then
stop counting too, and offer a pause button.`,
  },
} satisfies Meta<typeof JackpotCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector(".vo-jackpot__figure")).toHaveTextContent(args.value);
    await expect(canvas.queryByText(args.note, { ignore: "[aria-hidden] *" })).not.toBeInTheDocument();
    await expect(canvasElement.querySelector(".vo-jackpot")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Narrow: Story = {
  args: { value: "180,000,000" },
  decorators: [inWidth(236)],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector(".vo-jackpot");
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

export const LongNumber: Story = {
  args: {
    value: "142,718,309,456",
    note: "Número decorativo que cambia por sí mismo: no es un premio ni el total de varios",
  },
  parameters: {
    english: {
      value: "142,718,309,456",
      note: "A decorative number that changes by itself: neither a prize nor the sum of several",
    },
  },
};
