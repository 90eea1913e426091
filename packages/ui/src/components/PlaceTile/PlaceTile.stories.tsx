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
    page: `A navigation tile, its icon above its label; PlaceTiles arranges them in as many columns as fit. A link
with \`href\`, otherwise a button.

**Use** it for the pages of a member's centre or an agent's tools. For entries with a second line or a value use a
List. Styles: \`@volado/ui/place-tile.css\`.

**Tokens:** roles only.

**Accessibility:** a list of native links and buttons. Give a Badge its \`label\`, which is read after the name. Set
\`aria-haspopup\` on a button that opens a dialog.`,
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

/** Opens a dialog on the page. */
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

/** Adjacent tiles have the same height, and no word overflows. */
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
