import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
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

export const LongTexts: Story = longTexts(meta);
