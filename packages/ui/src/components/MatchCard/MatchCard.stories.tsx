import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { MatchCard, MatchCardSkeleton, MatchStrip } from "./MatchCard.tsx";

const meta = {
  title: "Game/MatchCard",
  component: MatchCard,
  subcomponents: { MatchStrip, MatchCardSkeleton },
  args: {
    state: "67'",
    league: "Liga Marigold",
    sides: [
      { name: "Halcones del Puerto", score: 2 },
      { name: "Atlético Sierra", score: 1 },
    ],
    href: "#match",
    onNavigate: fn((event) => event.preventDefault()),
  },
  decorators: [inWidth(250)],
  parameters: {
    page: `A match in progress, with its score.

**Use** it in a MatchStrip, or in a grid. Styles: \`@volado/ui/match-card.css\`.

**Tokens:** \`--vo-match-radius\`, else roles.

**Accessibility:** one link named by its text: state, league, and each side with its score. Scores that change are not
announced; give the strip a name that says what it lists.`,
  },
} satisfies Meta<typeof MatchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", {
      name: "67' Liga Marigold Halcones del Puerto 2 Atlético Sierra 1",
    });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const Strip: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 390, marginInlineStart: -60 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <MatchStrip label="En vivo">
      {["Halcones del Puerto", "Marea Azul", "Toros del Bajío"].map((name) => (
        <li key={name}>
          <MatchCard {...args} sides={[{ name, score: 0 }, args.sides[1]]} />
        </li>
      ))}
    </MatchStrip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "En vivo" }).children).toHaveLength(3);
  },
};

const heights = (root: HTMLElement) =>
  [...root.querySelectorAll(".vo-match")].map((match) => match.getBoundingClientRect().height);

export const Loading: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <MatchCard {...args} />
      <MatchCardSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [real = 0, room = 99] = heights(canvasElement);
    await expect(Math.abs(real - room)).toBeLessThan(1);
  },
};

export const LongTexts: Story = {
  args: {
    state: "Medio tiempo",
    league: "Liga de Ascenso del Pacífico Norte",
    sides: [
      { name: "Club Deportivo Universidad Autónoma", score: 112 },
      { name: "Asociación Atlética de San Luis Potosí", score: 108 },
    ],
  },
  parameters: { english: { state: "Half time" } },
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <MatchCard {...args} />
      <MatchCardSkeleton />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [real = 0, room = 99] = heights(canvasElement);
    await expect(Math.abs(real - room)).toBeLessThan(1);
    const link = canvas.getByRole("link").getBoundingClientRect();
    for (const score of [112, 108])
      await expect(canvas.getByText(score).getBoundingClientRect().right).toBeLessThan(link.right);
    await expect(link.width).toBeLessThanOrEqual(250);
  },
};
