import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleCover } from "../../testing/games.samples.ts";
import { inWidth } from "../../testing/in-width.tsx";
import { LiveTable, LiveTableSkeleton, LiveTableStrip } from "./LiveTable.tsx";

const meta = {
  title: "Game/LiveTable",
  component: LiveTable,
  subcomponents: { LiveTableStrip, LiveTableSkeleton },
  args: {
    dealer: "Renata",
    table: "Ruleta Zócalo",
    limits: "$5 – $5,000",
    imageUrl: sampleCover(4),
    state: "open",
    stateLabel: "En vivo",
    href: "#renata",
    onNavigate: fn((event) => event.preventDefault()),
  },
  decorators: [inWidth(150)],
  parameters: {
    english: { table: "Zócalo Roulette", stateLabel: "Live" },
    page: `A dealer's table in the live casino.

**Use** it in a LiveTableStrip, or in a grid. Styles: \`@volado/ui/live-table.css\`.

**Tokens:** \`--vo-live-table-radius\`, else roles.

**Accessibility:** one link named by its text: state, dealer, table and limits. A closed table is not a link, and its
text says so; the portrait is decorative.`,
  },
} satisfies Meta<typeof LiveTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: /Renata/ }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: { state: "full", stateLabel: "Llena" },
  parameters: { english: { stateLabel: "Full" } },
};

export const Closed: Story = {
  args: { state: "closed", stateLabel: "Crupier a las 18:00" },
  parameters: { english: { stateLabel: "Dealer at 6:00 PM" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText(/Crupier a las|Dealer at/)).toBeVisible();
  },
};

export const Strip: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 390, marginInlineStart: -110 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <LiveTableStrip label={args.stateLabel}>
      {["Renata", "Mateo", "Ximena", "Abril"].map((dealer, index) => (
        <li key={dealer}>
          <LiveTable {...args} dealer={dealer} imageUrl={sampleCover(index)} />
        </li>
      ))}
    </LiveTableStrip>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("list", { name: args.stateLabel }).children).toHaveLength(4);
  },
};

export const Loading: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "150px 150px", gap: 12 }}>
      <LiveTable {...args} />
      <LiveTableSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [real = 0, room = 99] = [...canvasElement.querySelectorAll(".vo-live-table__words")].map(
      (element) => element.getBoundingClientRect().height,
    );
    await expect(Math.abs(real - room)).toBeLessThan(2);
  },
};

export const LongTexts: Story = {
  args: {
    dealer: "María Guadalupe Montserrat",
    table: "Ruleta Relámpago del Zócalo en español",
    limits: "$5.00 – $1,250,000.00",
    stateLabel: "Abre mañana a las 18:00",
    state: "closed",
  },
  parameters: {
    english: {
      table: "Lightning Roulette of the Zócalo in Spanish",
      stateLabel: "Opens tomorrow at 6:00 PM",
    },
  },
};
