import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { List, ListItem } from "../List/List.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "Content/Card",
  component: Card,
  args: { "aria-label": "Tu saldo", children: "Puedes retirar $1,250.00 hoy mismo." },
  parameters: {
    english: { "aria-label": "Your balance", children: "You can withdraw $1,250.00 today." },
    page: `A surface that groups related content.

**Use** it to set something apart on a page: a balance, a summary, a list of settings. Don't wrap a whole page, and
don't nest cards.

**Tokens:** \`--vo-card-ground\`, \`--vo-card-radius\`, else roles.

**Accessibility:** a \`section\`, which is a landmark if it has a name.`,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("region", { name: args["aria-label"] ?? "" })).toBeVisible();
  },
};

const rows = (...texts: string[]) => (
  <List>
    {texts.map((text) => (
      <ListItem key={text}>{text}</ListItem>
    ))}
  </List>
);

/** Rows have their own padding. */
export const WithList: Story = {
  args: { kind: "list", children: rows("Contraseña", "Tarjetas") },
  parameters: { english: { children: rows("Password", "Cards") } },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole("listitem");
    const card = item?.closest(".vo-card");
    await expect(getComputedStyle(card ?? document.body).paddingTop).toBe("4px");
  },
};

/** Long words wrap. */
export const LongText: Story = {
  args: {
    children: "Un-nombre-de-usuario-larguísimo-que-nadie-eligió y lo que se dice de él en varias líneas.",
    style: { width: 240 },
  },
  parameters: {
    english: { children: "A-very-long-username-that-nobody-chose and what is said of it on several lines." },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
