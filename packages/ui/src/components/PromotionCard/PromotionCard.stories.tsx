import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleBanner } from "../../testing/games.samples.ts";
import { inWidth } from "../../testing/in-width.tsx";
import { longTexts } from "../../testing/long-texts.ts";
import { PromotionCard, PromotionCardSkeleton } from "./PromotionCard.tsx";

const meta = {
  title: "Content/PromotionCard",
  component: PromotionCard,
  subcomponents: { PromotionCardSkeleton },
  args: {
    title: "Torneo de pesca: $50,000.00 en premios",
    period: "2026/11/01 – 2026/11/30",
    moreLabel: "Ver más",
    imageUrl: sampleBanner(2, "Torneo"),
    href: "#torneo",
    onNavigate: fn((event) => event.preventDefault()),
  },
  parameters: {
    english: { title: "Fishing tournament: $50,000.00 in prizes", moreLabel: "See more" },
    page: `A promotion in a list.

**Use** it for promotions with their own page. Styles: \`@volado/ui/promotion-card.css\`.

**Tokens:** \`--vo-promotion-card-radius\`, \`--vo-promotion-card-ratio\`, else roles.

**Accessibility:** one link, named by its text; the picture is decorative, so it must not add information.`,
  },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole("link");
    await userEvent.click(card);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(card).toHaveAttribute("href", "#torneo");
  },
};

export const WithoutDates: Story = { args: { period: undefined } };

export const BrokenPicture: Story = {
  args: { imageUrl: "data:image/png;base64,broken" },
  play: async ({ canvas, canvasElement }) => {
    const height = canvas.getByRole("link").getBoundingClientRect().height;
    await waitFor(() => expect(canvasElement.querySelector("[data-broken]")).toBeVisible());
    await expect(Math.abs(canvas.getByRole("link").getBoundingClientRect().height - height)).toBeLessThan(1);
  },
};

export const LongTitle: Story = { ...longTexts(meta), decorators: [inWidth(288)] };

export const Loading: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <PromotionCard {...args} title="Corto" />
      <PromotionCardSkeleton />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector("[data-skeleton]")?.getBoundingClientRect().height ?? 0;
    await expect(Math.abs(canvas.getByRole("link").getBoundingClientRect().height - room)).toBeLessThan(2);
  },
};
