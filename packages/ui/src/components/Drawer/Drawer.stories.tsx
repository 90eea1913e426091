import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { List, ListItem } from "../List/List.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: "Filtrar juegos",
    closeLabel: "Cerrar",
    children: "Proveedor y apuesta mínima.",
    actions: (
      <>
        <Button variant="quiet">Limpiar</Button>
        <Button>Ver juegos</Button>
      </>
    ),
  },
  parameters: {
    english: {
      title: "Filter games",
      closeLabel: "Close",
      children: "Provider and minimum bet.",
      actions: (
        <>
          <Button variant="quiet">Reset</Button>
          <Button>Show games</Button>
        </>
      ),
    },
    docs: { story: { inline: false, iframeHeight: 480 } },
    page: `A modal sheet that slides in from an edge.

**Use** the bottom for filters and short choices, the left for the site's menu, the right for the member's.

**Tokens:** \`--vo-drawer-radius\`, else roles; it slides in 300 ms.

**Accessibility:** like Dialog. The actions stay visible above the safe area while the content scrolls.`,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {};

const menu = (texts: readonly string[]) => (
  <List>
    {texts.map((text) => (
      <ListItem key={text} href={`#${text}`}>
        {text}
      </ListItem>
    ))}
  </List>
);

export const Left: Story = {
  args: {
    side: "left",
    title: "Menú",
    children: menu(["Inicio", "Populares", "Tragamonedas", "Deportes"]),
    actions: undefined,
  },
  parameters: {
    english: { title: "Menu", children: menu(["Home", "Hot", "Slots", "Sports"]), actions: undefined },
  },
};

export const Right: Story = {
  args: {
    side: "right",
    title: "Tu cuenta",
    children: menu(["Depositar", "Retirar", "Seguridad"]),
    actions: undefined,
  },
  parameters: {
    english: {
      title: "Your account",
      children: menu(["Deposit", "Withdraw", "Security"]),
      actions: undefined,
    },
  },
};

export const Long: Story = {
  args: { children: menu(Array.from({ length: 30 }, (_, index) => `Proveedor ${index + 1}`)) },
  parameters: {
    english: { children: menu(Array.from({ length: 30 }, (_, index) => `Provider ${index + 1}`)) },
  },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => {
      const bottom = within(drawer)
        .getByRole("button", { name: /Ver|Show/ })
        .getBoundingClientRect().bottom;
      return expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};
