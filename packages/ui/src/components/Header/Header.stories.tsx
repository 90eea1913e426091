import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DepositIcon, ProfileIcon } from "../../icons/index.ts";
import { BalanceWidget } from "../BalanceWidget/BalanceWidget.tsx";
import { Button, ButtonLink } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { HomeHeader, PageHeader } from "./Header.tsx";

const meta = {
  title: "Game/Header",
  component: HomeHeader,
  subcomponents: { PageHeader },
  args: {
    menuLabel: "Menú",
    menuOpen: false,
    onMenu: fn(),
    logo: (
      <a href="#home">
        <Logo>Volado</Logo>
      </a>
    ),
  },
  parameters: {
    layout: "fullscreen",
    english: { menuLabel: "Menu" },
    page: `The sticky bar: \`HomeHeader\` on home pages, \`PageHeader\` on all others.

**Use** one per page. Its end holds balance and deposit for members, login and register for guests, and at most one
icon button on other pages.

**Tokens:** \`--vo-header-height\` (56px, the safe area comes on top), \`--vo-header-ground\`.

**Accessibility:** a banner landmark. The menu button announces that it opens a dialog, and whether it is open; the
page's title is its \`h1\`.`,
  },
} satisfies Meta<typeof HomeHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HomeSignedOut: Story = {
  args: {
    end: (
      <>
        <ButtonLink href="#login" variant="quiet" size="s">
          Entrar
        </ButtonLink>
        <ButtonLink href="#register" size="s">
          Registro
        </ButtonLink>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: /^Men/ });
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toHaveAttribute("aria-haspopup", "dialog");
    await userEvent.click(menu);
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

const balanceLabels = {
  balance: "Saldo",
  hide: "Ocultar saldo",
  hidden: "Saldo oculto",
  refresh: "Actualizar saldo",
  refreshing: "Actualizando saldo",
};

export const HomeSignedIn: Story = {
  args: {
    end: (
      <>
        <BalanceWidget
          size="compact"
          total="$12,480.50"
          masked={false}
          onMaskedChange={fn()}
          labels={balanceLabels}
        />
        <IconButton label="Depositar" variant="action">
          <DepositIcon />
        </IconButton>
        <IconButton label="Mi cuenta" variant="raised">
          <ProfileIcon />
        </IconButton>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("$12,480.50")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const back = fn();

export const Page: Story = {
  render: () => <PageHeader title="Tragamonedas" backLabel="Volver" onBack={back} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Tragamonedas" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Volver" }));
    await expect(back).toHaveBeenCalledOnce();
  },
};

export const PageWithoutWayBack: Story = {
  render: () => <PageHeader title="Primera contraseña" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = {
  args: { title: "Términos y condiciones generales de las promociones" },
  parameters: { english: { title: "General terms and conditions of all of the promotions" } },
  render: ({ title = "" }) => (
    <PageHeader
      title={title}
      backLabel="Volver"
      onBack={fn()}
      end={
        <Button variant="link" size="s">
          Ayuda
        </Button>
      }
    />
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const title = canvas.getByRole("heading");
    await expect(title).toHaveTextContent(args.title ?? "");
    // At most two lines, not truncated, and the bar doesn't grow; one pixel of tolerance for rounding.
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
    await expect(title.parentElement?.offsetHeight).toBe(56);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
