import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  BallIcon,
  CardsIcon,
  ClockIcon,
  FishIcon,
  FlameIcon,
  LiveIcon,
  SlotsIcon,
} from "../../icons/index.ts";
import { LinkRail } from "./LinkRail.tsx";

const icons = [FlameIcon, ClockIcon, SlotsIcon, FishIcon, LiveIcon, CardsIcon, BallIcon];

const places = (...labels: string[]) =>
  labels.map((label, place) => {
    const Icon = icons[place % icons.length] ?? FlameIcon;
    return { id: `${place}`, href: `#${place}`, icon: <Icon />, label };
  });

const meta = {
  title: "Controls/LinkRail",
  component: LinkRail,
  args: {
    label: "Categorías",
    items: places("Populares", "Recientes", "Tragamonedas", "Pesca", "En vivo", "Póker", "Deportes"),
    currentId: "0",
    onNavigate: fn((_item, event) => event.preventDefault()),
  },
  parameters: {
    english: {
      label: "Categories",
      items: places("Hot", "Recent", "Slots", "Fishing", "Live", "Poker", "Sports"),
    },
    page: `A horizontally scrolling strip of links, each an icon above a label.

**Use** it for the destinations or categories of a start page, with the current one marked. For two or three pages use
TopMenu; for filters of a list, CategoryTabs. Styles: \`@volado/ui/link-rail.css\`.

**Tokens:** \`--vo-skeleton-radius\`, else roles.

**Accessibility:** a named navigation with a list of links, and \`aria-current\` on the current one, which is scrolled
into view and also bold, so colour is not the only difference. Skeletons are hidden from screen readers.`,
  },
} satisfies Meta<typeof LinkRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(args.items.length);
    await expect(links[0]).toHaveAttribute("aria-current", "true");
    for (const link of links.slice(1)) await expect(link).not.toHaveAttribute("aria-current");
    await userEvent.click(canvas.getByRole("link", { name: String(args.items[1]?.label) }));
    await expect(args.onNavigate).toHaveBeenCalledWith(args.items[1], expect.anything());
  },
};

/** The current link is scrolled into view. */
export const LastIsCurrent: Story = {
  args: { currentId: "6", style: { width: 288 } },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole("navigation").getBoundingClientRect();
    const current = canvas.getAllByRole("link").at(-1);
    await waitFor(() =>
      expect(current?.getBoundingClientRect().right ?? Number.NaN).toBeLessThanOrEqual(rail.right),
    );
  },
};

/** Loaded links and skeletons have the same height. */
export const OthersLoading: Story = {
  args: { items: places("Populares"), coming: 6 },
  parameters: { english: { items: places("Hot") } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    const heights = Array.from(canvas.getByRole("list").children, (item) => item.clientHeight);
    await expect(heights).toHaveLength(7);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Without `currentId` no link is marked. */
export const NoneCurrent: Story = {
  args: { currentId: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-current]")).toBeNull();
  },
};

/** Long labels widen their link, and the strip scrolls instead of the page. */
export const LongNames: Story = {
  args: {
    items: places(
      "Los más jugados de la semana",
      "Tragamonedas y máquinas de todos los proveedores",
      "Lotería electrónica instantánea",
    ),
    style: { width: 288 },
  },
  parameters: {
    english: {
      items: places(
        "Most played games of the whole week",
        "Slots and machines of all providers",
        "Instant electronic lottery",
      ),
    },
  },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole("navigation");
    await expect(rail.scrollWidth).toBeLessThanOrEqual(rail.clientWidth);
    await expect(canvas.getByRole("list").scrollWidth).toBeGreaterThan(288);
  },
};
