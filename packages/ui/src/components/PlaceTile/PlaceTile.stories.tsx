import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { GiftIcon, MailIcon, ServiceIcon } from "../../icons/index.ts";
import { Badge } from "../Badge/Badge.tsx";
import { PlaceTile, PlaceTiles } from "./PlaceTile.tsx";

const meta = {
  title: "Controls/PlaceTile",
  component: PlaceTile,
  subcomponents: { PlaceTiles },
  args: {
    href: "#rewards",
    icon: <GiftIcon />,
    onNavigate: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: "Recompensas",
  },
  decorators: [
    (Story) => (
      <PlaceTiles>
        <Story />
      </PlaceTiles>
    ),
  ],
  parameters: {
    english: { children: "Rewards" },
    page: `A way on from a page, its icon over its name; PlaceTiles lays as many beside each other as
their names allow. A link with \`href\`, otherwise a button.

**Use** for the places of a member's centre or an agent's tools. Where a name needs a line more, or a value
beside it, use a List. Its styles are a sheet of their own: \`@volado/ui/place-tile.css\`.

**Tokens:** roles only.

**Accessibility:** a list of real links and buttons. Give a Badge its \`label\`: it is read after the name. A
button that opens a dialog says so by \`aria-haspopup\`.`,
  },
} satisfies Meta<typeof PlaceTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: String(args.children) }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** What is answered where it stands. */
export const ButtonThatOpens: Story = {
  args: {
    href: undefined,
    icon: <ServiceIcon />,
    onPress: fn(),
    "aria-haspopup": "dialog",
    children: "Atención al cliente",
  },
  parameters: { english: { children: "Customer service" } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: String(args.children) });
    await expect(button).toHaveAttribute("aria-haspopup", "dialog");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const WithBadge: Story = {
  args: { icon: <MailIcon />, badge: <Badge label="(3 sin leer)">3</Badge>, children: "Mensajes" },
  parameters: { english: { badge: <Badge label="(3 unread)">3</Badge>, children: "Messages" } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /3/ });
    const corner = link.getBoundingClientRect();
    const badge = canvas.getByText("3").getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(corner.right);
    await expect(badge.top).toBeGreaterThanOrEqual(corner.top);
  },
};

/** Those beside each other are equally high, and no word sticks out. */
export const LongNames: Story = {
  args: { children: "Electroencefalografistas y otros lugares de nombre larguísimo" },
  parameters: { english: { children: "Counterrevolutionaries and other places of a very long name" } },
  render: (args) => (
    <>
      <PlaceTile {...args} />
      <PlaceTile href="#texts" icon={<MailIcon />}>
        SMS
      </PlaceTile>
    </>
  ),
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole("listitem");
    await expect(item?.scrollWidth).toBeLessThanOrEqual(item?.clientWidth ?? 0);
    const [long, short] = canvas.getAllByRole("link");
    await expect(short?.offsetHeight).toBe(long?.offsetHeight);
    await expect(short?.offsetTop).toBe(long?.offsetTop);
  },
};
