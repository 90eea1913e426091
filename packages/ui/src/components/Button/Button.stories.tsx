import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { DepositIcon } from "../../icons/index.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { Button, ButtonLink } from "./Button.tsx";

const meta = {
  title: "Controls/Button",
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: "Depositar", onClick: fn() },
  argTypes: { variant: { control: "inline-radio", options: ["action", "quiet", "danger", "link"] } },
  parameters: {
    english: { children: "Deposit" },
    page: `Starts an action; \`ButtonLink\` looks the same and navigates.

**Use** one \`action\` per view, \`quiet\` for its alternatives, \`danger\` for what can't be undone, \`link\` within
text. If the handler returns a promise, the button shows its loading state.

**Tokens:** \`--vo-button-radius\`, \`--vo-button-ground\`, \`--vo-button-text\`, else roles.

**Accessibility:** a native button; loading sets \`aria-busy\` and \`aria-disabled\` but keeps name and focus. The
target is at least 44 px.`,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Quiet: Story = { args: { variant: "quiet" } };

export const Danger: Story = {
  args: { variant: "danger", children: "Cerrar sesión" },
  parameters: { english: { children: "Sign out" } },
};

export const LinkLook: Story = {
  args: { variant: "link", children: "¿Olvidaste tu contraseña?" },
  parameters: { english: { children: "Forgot your password?" } },
};

export const Small: Story = {
  args: { size: "s" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithIcon: Story = { args: { icon: <DepositIcon size={20} /> } };

export const Block: Story = { args: { block: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /Depositar|Deposit/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

let finishWork: () => void = () => {};
const pendingWork = () =>
  new Promise<void>((resolve) => {
    finishWork = resolve;
  });

export const WaitsForPromise: Story = {
  args: { onClick: fn(pendingWork) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute("data-loading", "true");
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    finishWork();
    await waitFor(() => expect(button).not.toHaveAttribute("data-loading"));
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    finishWork();
    await waitFor(() => expect(button).not.toHaveAttribute("data-loading"));
  },
};

/** Two clicks before the button has rendered its loading state. */
export const DoubleTap: Story = {
  args: { onClick: fn(pendingWork) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    button.click();
    button.click();
    await expect(args.onClick).toHaveBeenCalledOnce();
    finishWork();
    await waitFor(() => expect(button).not.toHaveAttribute("data-loading"));
    button.click();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    finishWork();
    await waitFor(() => expect(button).not.toHaveAttribute("data-loading"));
  },
};

export const AsLink: Story = {
  render: ({ children }) => (
    <ButtonLink href="#deposit" onNavigate={(event) => event.preventDefault()}>
      {children}
    </ButtonLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const { hash } = window.location;
    await userEvent.click(canvas.getByRole("link"));
    await expect(window.location.hash).toBe(hash);
  },
};

export const LongLabel: Story = longTexts(meta);
