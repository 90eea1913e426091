import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { ErrorState, OfflineState } from "./ErrorState.tsx";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  subcomponents: { OfflineState },
  args: {
    title: "No pudimos cargar los juegos",
    children: "Algo falló de nuestro lado.",
    retryLabel: "Intentar otra vez",
    onRetry: fn(),
  },
  parameters: {
    english: {
      title: "We couldn't load the games",
      children: "Something failed on our side.",
      retryLabel: "Try again",
    },
    page: `Placeholder for a list or page that failed to load; \`OfflineState\` where the browser is offline.

**Use** it in place of the content, so that a failure doesn't look like an empty list. For a failed action use a toast
or InlineMessage.

**Tokens:** roles only.

**Accessibility:** an alert, announced when it appears; retrying keeps focus on the button. OfflineState is a status,
announced politely, since being offline is not an error of the site.`,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/juegos|games/);
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutRetry: Story = {
  render: ({ title, children }) => <ErrorState title={title}>{children}</ErrorState>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { title: "Sin conexión", children: "Revisa tu internet; seguimos en cuanto vuelva." },
  parameters: {
    english: { title: "No connection", children: "Check your internet; we go on as soon as it is back." },
  },
  render: (args) => <OfflineState {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeVisible();
  },
};

export const LongTexts: Story = longTexts(meta);
