import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { type Envelope, EnvelopeRain } from "./EnvelopeRain.tsx";

const closed = (word: string): readonly Envelope[] =>
  Array.from({ length: 12 }, (_, place) => ({ name: `${word} ${place + 1}` }));
const opened = (word: string, texts: readonly [won: string, empty: string]): readonly Envelope[] =>
  closed(word).map((envelope, place) => {
    if (place === 1) return { name: `${envelope.name}: ${texts[0]}`, content: texts[0], found: "won" };
    if (place === 6) return { name: `${envelope.name}: ${texts[1]}`, content: texts[1], found: "empty" };
    return envelope;
  });

const meta = {
  title: "Game/EnvelopeRain",
  component: EnvelopeRain,
  args: { label: "Sobres", envelopes: closed("Sobre"), onOpen: fn() },
  parameters: {
    english: { label: "Envelopes", envelopes: closed("Envelope") },
    page: `Falling envelopes to open, each a button.

**Use** it for give-aways whose outcome the server draws. State beside it that the choice makes no difference, how
many may be opened, and what the last one held. Styles: \`@volado/ui/envelope-rain.css\`.

**Tokens:** \`--vo-rain-sky\`, \`--vo-rain-envelope\`, else roles.

**Accessibility:** nothing has to be caught: the envelopes are static under reduced motion, with \`still\`, and during
keyboard focus. Offer a control for \`still\` (WCAG 2.2.2). An open envelope keeps its focus, and its name includes
its content.`,
  },
} satisfies Meta<typeof EnvelopeRain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Falling: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("list", { name: args.label })).toBeVisible();
    const envelopes = canvas.getAllByRole("button");
    await expect(envelopes).toHaveLength(12);
    // Targets are large, because they move.
    await expect(envelopes[0]?.offsetWidth).toBeGreaterThanOrEqual(48);
  },
};

/** Keyboard focus stops the rain, and Enter opens an envelope. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first?.parentElement?.getAnimations()).toEqual([]);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
};

/** Open envelopes keep their place and can't be pressed again. */
export const Opened: Story = {
  args: { still: true, envelopes: opened("Sobre", ["$1,250.00", "Vacío"]) },
  parameters: { english: { envelopes: opened("Envelope", ["$1,250.00", "Empty"]) } },
  play: async ({ canvas, args }) => {
    const [first, won] = canvas.getAllByRole("button");
    if (!first || !won) throw new Error("The envelopes are missing.");
    await expect(won).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(won);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};

/** On the narrowest phone, with the longest amount. */
export const Narrow: Story = {
  args: { still: true, envelopes: opened("Sobre", ["$100,000.00", "Vacío"]) },
  parameters: { english: { envelopes: opened("Envelope", ["$100,000.00", "Empty"]) } },
  decorators: [inWidth(288)],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector(".vo-rain");
    await expect(list?.scrollWidth ?? 0).toBeLessThanOrEqual(288);
  },
};
