import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { TopMenu } from "./TopMenu.tsx";

const meta = {
  title: "Controls/TopMenu",
  component: TopMenu,
  args: {
    label: "Cuenta",
    items: [
      { id: "login", label: "Iniciar sesión", href: "#/m/login" },
      { id: "register", label: "Registrarse", href: "#/m/register" },
    ],
    currentId: "login",
    onNavigate: fn((_item, event) => event.preventDefault()),
  },
  parameters: {
    english: {
      label: "Account",
      items: [
        { id: "login", label: "Sign in", href: "#/m/login" },
        { id: "register", label: "Register", href: "#/m/register" },
      ],
    },
    page: `Two or three sibling pages side by side.

**Use** it at the top of pages that players switch between (sign in, register). Its links have URLs and history; for
views within a page use Tabs.

**Tokens:** \`--vo-top-menu-radius\`, \`--vo-top-menu-ground\`, \`--vo-top-menu-mark\`, else roles.

**Accessibility:** a named navigation with \`aria-current\`; targets of 44 px.`,
  },
} satisfies Meta<typeof TopMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const NoneCurrent: Story = {
  args: { currentId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
  },
};

export const LongTexts: Story = longTexts(meta);
