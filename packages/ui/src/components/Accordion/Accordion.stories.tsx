import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BellIcon, GridIcon } from "../../icons/index.ts";
import { List, ListItem } from "../List/List.tsx";
import { AccordionItem } from "./Accordion.tsx";

const games = (texts: readonly [string, string]) => (
  <List>
    {texts.map((text) => (
      <ListItem key={text} href="#games">
        {text}
      </ListItem>
    ))}
  </List>
);

const meta = {
  title: "Controls/Accordion",
  component: AccordionItem,
  args: {
    icon: <GridIcon />,
    label: "Centro de juegos",
    group: "menu",
    onOpenChange: fn(),
    children: games(["Tragamonedas", "Casino en vivo"]),
  },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
  parameters: {
    english: { label: "Game center", children: games(["Slots", "Live casino"]) },
    page: `An expandable row of a List, for menus with more entries than fit at once.

**Use** it for a second level; keep what everybody needs outside. For details about one thing use Fold. Styles:
\`@volado/ui/fold.css\` and \`@volado/ui/accordion.css\`.

**Tokens:** \`--vo-accordion-row\` (least height of the rows inside), else roles and the List's.

**Accessibility:** a native \`<details>\`: Enter and Space toggle it, its state is announced, and find-in-page opens
it.`,
  },
} satisfies Meta<typeof AccordionItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByText(/Tragamonedas|Slots/);
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Centro de juegos|Game center/));
    await expect(link).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(/Centro de juegos|Game center/));
    await expect(link).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OneOfAGroup: Story = {
  render: (args) => (
    <>
      <AccordionItem {...args} />
      <AccordionItem {...args} icon={<BellIcon />} label="Promociones">
        <List>
          <ListItem href="#promotion">Bono de bienvenida</ListItem>
        </List>
      </AccordionItem>
    </>
  ),
};

export const LongTexts: Story = {
  args: {
    label: "Centro de juegos, torneos y sorteos de todos los proveedores del sitio",
    children: games(["Tragamonedas y juegos de casino de todos los proveedores", "Electroencefalografistas"]),
  },
  parameters: {
    english: {
      label: "Center of games, tournaments and draws of all the providers of the site",
      children: games(["Slots and casino games of all the providers there are", "Counterrevolutionaries"]),
    },
  },
};
