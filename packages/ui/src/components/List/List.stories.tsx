import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BellIcon, DepositIcon, HomeIcon, LogoutIcon, TelegramIcon } from "../../icons/index.ts";
import { Badge } from "../Badge/Badge.tsx";
import { List, ListItem } from "./List.tsx";

const onNavigate = fn((event: { preventDefault: () => void }) => event.preventDefault());
const onPress = fn();

const rows = (texts: readonly [string, string, string, string, string]) => (
  <>
    <ListItem icon={<HomeIcon />} href="#home" current onNavigate={onNavigate}>
      {texts[0]}
    </ListItem>
    <ListItem icon={<DepositIcon />} href="#deposit" detail={texts[2]} onNavigate={onNavigate}>
      {texts[1]}
    </ListItem>
    <ListItem icon={<BellIcon />} href="#inbox" end={<Badge>99+</Badge>}>
      {texts[3]}
    </ListItem>
    <ListItem icon={<LogoutIcon />} onPress={onPress}>
      {texts[4]}
    </ListItem>
  </>
);

const meta = {
  title: "Controls/List",
  component: List,
  subcomponents: { ListItem },
  args: {
    children: rows(["Inicio", "Depositar", "SPEI, tarjeta o efectivo", "Mensajes", "Cerrar sesión"]),
  },
  parameters: {
    english: { children: rows(["Home", "Deposit", "SPEI, card or cash", "Messages", "Sign out"]) },
    page: `Rows of a menu, a drawer or settings. ListItem is a link with \`href\`, a button with \`onPress\`,
otherwise text.

**Use** it for navigation; to choose one of several use SegmentedChoice.

**Tokens:** \`--vo-list-row\` (least height of a row), else roles.

**Accessibility:** a list of native links and buttons; the current page has \`aria-current\`.`,
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    onNavigate.mockClear();
    onPress.mockClear();
    await userEvent.click(canvas.getByRole("link", { name: /Depositar|Deposit/ }));
    await expect(onNavigate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button"));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(/Inicio|Home/);
  },
};

export const PlainText: Story = {
  args: { children: <ListItem end="MX$1,250.00">Saldo</ListItem> },
  parameters: { english: { children: <ListItem end="MX$1,250.00">Balance</ListItem> } },
};

const telegram = (
  <ListItem icon={<TelegramIcon />} href="https://example.com/" external detail="example.com">
    Telegram
  </ListItem>
);

export const ExternalLink: Story = {
  args: { children: telegram },
  parameters: { english: { children: telegram } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const LongTexts: Story = {
  args: {
    children: rows([
      "Inicio",
      "Depositar desde tu banco o tu tarjeta",
      "SPEI, tarjeta de crédito o débito y efectivo en cualquiera de las tiendas afiliadas",
      "Mensajes y avisos que aún no has leído",
      "Cerrar sesión en todos los dispositivos",
    ]),
  },
  parameters: {
    english: {
      children: rows([
        "Home",
        "Deposit from your bank or by your card",
        "SPEI, credit or debit card and cash in any of the shops that take part in it",
        "Messages and announcements that you haven't read",
        "Sign out on all of your devices",
      ]),
    },
  },
};
