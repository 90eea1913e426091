import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { type IconProps, IconSetProvider } from "../../icons/index.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { SocialButton } from "./SocialButton.tsx";

const meta = {
  title: "Controls/SocialButton",
  component: SocialButton,
  args: { brand: "google", children: "Continuar con Google", onClick: fn() },
  parameters: {
    english: { children: "Continue with Google" },
    page: `Signs in with a Google or Facebook account.

**Use** it below the site's own login. If the handler returns a promise, the button shows its loading state. The logos
are plain letters; a brand supplies the companies' logos with \`IconSetProvider\` (\`google\`, \`facebook\`).

**Tokens:** those of Button.

**Accessibility:** a native button named by its text; the logo is decorative.`,
  },
} satisfies Meta<typeof SocialButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Google: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /^Continu\S+ \S+ Google$/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Facebook: Story = {
  args: { brand: "facebook", children: "Continuar con Facebook" },
  parameters: { english: { children: "Continue with Facebook" } },
};

export const Both: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <SocialButton brand="google">Continuar con Google</SocialButton>
      <SocialButton brand="facebook">Continuar con Facebook</SocialButton>
    </div>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

let closePopup: () => void = () => {};

export const WaitsForPopup: Story = {
  args: {
    onClick: fn(
      () =>
        new Promise<void>((resolve) => {
          closePopup = resolve;
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute("aria-busy", "true");
    closePopup();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongTexts: Story = longTexts(meta);

const BrandMark = ({ size, className }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" data-brand="">
    <circle cx="12" cy="12" r="10" fill="currentColor" />
  </svg>
);

export const MarkReplacedByBrand: Story = {
  render: (args) => (
    <IconSetProvider value={{ google: BrandMark }}>
      <SocialButton {...args} />
    </IconSetProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button").querySelector("svg")).toHaveAttribute("data-brand");
  },
};
