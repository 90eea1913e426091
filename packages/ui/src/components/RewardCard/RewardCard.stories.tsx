import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RewardCard } from "./RewardCard.tsx";

const meta = {
  title: "Content/RewardCard",
  component: RewardCard,
  args: {
    name: "Bono por invitar",
    detail: "Reclámalo antes del 30/11/2026 23:59",
    amount: "$150.00",
    status: "Entregado",
    claimLabel: "Reclamar",
    claimName: "Reclamar $150.00: Bono por invitar",
  },
  decorators: [
    (Story) => (
      <ul style={{ padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
  parameters: {
    english: {
      name: "Referral bonus",
      detail: "Claim it before 11/30/2026 23:59",
      status: "Issued",
      claimLabel: "Claim",
      claimName: "Claim $150.00: Referral bonus",
    },
    page: `A reward of a player: reason, amount, status, and a claim button.

**Use** it in reward centres and for tasks with a prize, as an item of a list. Styles: \`@volado/ui/reward-card.css\`,
and \`@volado/ui/progress.css\` for the bar.

**Tokens:** \`--vo-reward-ground\`, \`--vo-reward-radius\`, \`--vo-reward-claimable\`, the bar's are Progress's, else
roles.

**Accessibility:** a list item; the bar is named after the reward, and the button by \`claimName\`, to tell several
apart. While a claim is pending the button keeps focus and ignores taps.`,
  },
} satisfies Meta<typeof RewardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onClaim: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.claimName }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};

export const Claimed: Story = {
  args: { status: "Reclamado", detail: "Reclamado el 22/11/2026", over: true },
  parameters: { english: { status: "Claimed", detail: "Claimed on 11/22/2026" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.getByRole("listitem")).not.toHaveAttribute("data-claimable");
  },
};

/** Money that the player may get, but isn't owed yet. */
export const Running: Story = {
  args: { status: "En revisión", detail: "Solicitud del 22/11/2026", amountLabel: "Premio posible" },
  parameters: {
    english: { status: "In review", detail: "Requested on 11/22/2026", amountLabel: "Possible prize" },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("listitem")).toHaveTextContent(`${args.amountLabel} ${args.amount}`);
  },
};

/** A task in progress. */
export const WithProgress: Story = {
  args: { name: "Juega 20 rondas", detail: "5 de 20", status: "En curso", progress: 0.25 },
  parameters: { english: { name: "Play 20 rounds", detail: "5 of 20", status: "In progress" } },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: args.name });
    await expect(bar).toHaveProperty("position", 0.25);
  },
};

/** On a 320 px phone amount and button are below long texts, and nothing overflows. */
export const LongWords: Story = {
  args: {
    name: "Recompensa extraordinaria por invitar a veinticinco amistades verificadas",
    detail: "Reclámala antes del miércoles 30 de noviembre de 2026 a las 23:59",
    amount: "$1,234,567.89",
    progress: 0.6,
    style: { width: 240 },
    onClaim: fn(),
  },
  parameters: {
    english: {
      name: "Extraordinary reward for the invitation of twenty-five verified friends",
      detail: "Claim it before Wednesday, November 30, 2026 at 11:59 in the evening",
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("listitem");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
