import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
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
    page: `Placeholder for a list or page that failed to load.

**Use** it in place of the content, so that a failure doesn't look like an empty list. For a failed action use a toast
or InlineMessage.

**Tokens:** roles only.

**Accessibility:** an alert, announced when it appears; retrying keeps focus on the button.`,
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

export const LongTexts: Story = longTexts(meta);
