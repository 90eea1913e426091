import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WrenchIcon } from "../../icons/index.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: { title: "Aún no tienes favoritos", children: "Toca la estrella de un juego y aparecerá aquí." },
  parameters: {
    english: { title: "No favourites yet", children: "Tap a game's star and it will be here." },
    page: `Placeholder for a list or page without content: the coin, a sentence and one action.

**Use** it only for an empty response; for a failed call use ErrorState, without a connection OfflineState. With
another \`drawing\` it also serves maintenance and restricted pages.

**Tokens:** roles only.

**Accessibility:** a heading and text; the drawing is decorative. Set \`headingLevel\` to fit the page.`,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

export const WithAction: Story = { args: { action: <Button variant="quiet">Ver juegos</Button> } };

export const Maintenance: Story = {
  args: {
    headingLevel: 1,
    drawing: <WrenchIcon size={36} />,
    title: "Estamos haciendo mejoras",
    children: "Volvemos pronto. Tu saldo está seguro.",
  },
  parameters: {
    english: { title: "We are making improvements", children: "Back soon. Your balance is safe." },
  },
};

export const LongTexts: Story = longTexts(meta);
