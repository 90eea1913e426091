import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DepositIcon, HomeIcon, InviteIcon, ProfileIcon, SportsIcon } from "../../icons/index.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { BottomMenu, type BottomMenuItem } from "./BottomMenu.tsx";

const items: BottomMenuItem[] = [
  { id: "home", label: "Inicio", href: "#home", icon: <HomeIcon /> },
  { id: "sports", label: "Deportes", href: "#sports", icon: <SportsIcon /> },
  { id: "invite", label: "Invitar", href: "#invite", icon: <InviteIcon /> },
  { id: "deposit", label: "Depositar", href: "#deposit", icon: <DepositIcon /> },
  { id: "profile", label: "Perfil", href: "#profile", icon: <ProfileIcon /> },
];

const english = ["Home", "Sports", "Invite", "Deposit", "Profile"];
const inEnglish = (spanish: readonly BottomMenuItem[]) =>
  spanish.map((item, index) => ({ ...item, label: english[index] ?? item.label }));

const meta = {
  title: "Game/BottomMenu",
  component: BottomMenu,
  args: {
    label: "Menú principal",
    items,
    currentId: "home",
    onNavigate: fn((_, event) => event.preventDefault()),
  },
  parameters: {
    layout: "fullscreen",
    english: { label: "Main menu", items: inEnglish(items) },
    docs: { story: { inline: false, iframeHeight: 120 } },
    page: `The site's main navigation, always visible.

**Use** it for three to five destinations, never for actions. One may be raised.

**Tokens:** \`--vo-bottom-menu-height\` (60px, the safe area comes below), \`--vo-bottom-menu-ground\`.

**Accessibility:** a named navigation landmark of links; the current one has \`aria-current="page"\`. A badge is read
by its \`badgeLabel\`. Links can be opened in a new tab.`,
  },
} satisfies Meta<typeof BottomMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The narrowest screen with the longest label as current item. */
export const Narrow: Story = {
  args: { currentId: "deposit", style: { width: 320 } },
  play: async ({ canvasElement }) => {
    for (const label of canvasElement.querySelectorAll(".vo-bottom-menu__label"))
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

const marked = items.map((item) =>
  item.id === "profile" ? { ...item, badge: "99+", badgeLabel: "Más de 99 mensajes sin leer" } : item,
);

export const WithMark: Story = {
  args: { items: marked },
  parameters: { english: { label: "Main menu", items: inEnglish(marked) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /99/ })).toBeVisible();
  },
};

const raised = items.map((item) => (item.id === "deposit" ? { ...item, raised: true } : item));

export const Raised: Story = {
  args: { items: raised },
  parameters: { english: { label: "Main menu", items: inEnglish(raised) } },
};

export const NoneCurrent: Story = {
  args: { currentId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
  },
};

export const LongNames: Story = longTexts(meta);
