import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { OfflineState } from "./OfflineState.tsx";

const meta = {
  title: "Feedback/OfflineState",
  component: OfflineState,
  args: {
    title: "Sin conexión",
    children: "Revisa tu internet; seguimos en cuanto vuelva.",
    retryLabel: "Intentar otra vez",
    onRetry: fn(),
  },
  parameters: {
    english: {
      title: "No connection",
      children: "Check your internet; we go on as soon as it is back.",
      retryLabel: "Try again",
    },
    page: `Placeholder for content that can't be loaded without a connection.

**Use** it instead of ErrorState when the browser reports that it is offline.

**Tokens:** roles only.

**Accessibility:** a status, announced politely, since being offline is not an error of the site.`,
  },
} satisfies Meta<typeof OfflineState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = longTexts(meta);
