import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { englishTileLabels, sampleGames, sampleTileLabels } from "../../testing/games.samples.ts";
import { storyClock } from "../../testing/story-clock.ts";
import { SectionTitle } from "../SectionTitle/SectionTitle.tsx";
import { GameRow } from "./GameRow.tsx";

const meta = {
  title: "Game/GameRow",
  component: GameRow,
  args: {
    label: "Tragamonedas",
    games: sampleGames(36),
    favouriteIds: new Set(["game-1"]),
    labels: { ...sampleTileLabels, previous: "Anteriores", next: "Siguientes" },
    onOpen: fn(),
    onFavouriteChange: fn(),
  },
  parameters: {
    layout: "fullscreen",
    english: {
      label: "Slots",
      labels: {
        ...englishTileLabels,
        previous: "Previous",
        next: "Next",
      },
    },
    page: `A horizontally scrolling row of games. Native scrolling follows the finger even while script is busy; far
below the fold the row is not laid out and renders only its first tiles.

**Use** it for a category on a start page, below a SectionTitle with a link to all games. Place it across the full
page width.

**Tokens:** \`--vo-game-row-tile-max\` (140px), \`--vo-edge-fade-ground\`, and those of GameTile.

**Accessibility:** a list whose items know their position. It is one tab stop, with the tile's game and star; the
arrow keys, Home and End move along it and scroll it. The page buttons are for a mouse. Scrolling is not animated
under prefers-reduced-motion.`,
  },
} satisfies Meta<typeof GameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const clock = storyClock();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(36));
    const first = canvas.getAllByRole("listitem")[0];
    await expect(first).toHaveAttribute("aria-setsize", "36");
    await expect(first).toHaveAttribute("aria-posinset", "1");
    await userEvent.click(
      canvas.getAllByRole("button", { name: /^Sol de Jade$/ })[0] ?? canvas.getByRole("list"),
    );
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(1);
  },
};

export const OnePlaceForTheKeyboard: Story = {
  tags: ["!autodocs"],
  render: (args) => (
    <>
      <GameRow {...args} />
      <button type="button">Después</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(36));
    const tile = (place: number) => within(canvas.getAllByRole("listitem").at(place) ?? document.body);
    const [game, star] = [0, 1] as const;
    const button = (place: number, which: 0 | 1) => tile(place).getAllByRole("button")[which];

    await userEvent.tab();
    await expect(button(0, game)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}");
    await expect(button(2, game)).toHaveFocus();
    // With these modifiers the arrow keys belong to the browser.
    for (const held of ["Alt", "Control", "Meta", "Shift"]) {
      await userEvent.keyboard(`{${held}>}{ArrowLeft}{/${held}}`);
      await expect(button(2, game)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(button(2, star)).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(button(-1, star)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Después" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button(-1, star)).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(button(0, star)).toHaveFocus();
  },
};

export const LinksByKeyboard: Story = {
  tags: ["!autodocs"],
  // The second game is unavailable.
  args: { hrefOf: ({ id }) => (id === "game-1" ? undefined : `#${id}`) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(36));
    const stop = (place: number, role: "link" | "button") => {
      const [first] = within(canvas.getAllByRole("listitem").at(place) ?? document.body).getAllByRole(role);
      return first;
    };
    await userEvent.tab();
    await expect(stop(0, "link")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(stop(1, "button")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(stop(2, "link")).toHaveFocus();
    await userEvent.tab();
    await expect(stop(2, "button")).toHaveFocus();
  },
};

export const UnderItsTitle: Story = {
  render: (args) => (
    <section>
      <SectionTitle
        style={{ paddingInline: 16 }}
        title={args.label}
        count="1,204"
        allLabel="Ver todo"
        allHref="#slots"
      />
      <GameRow {...args} />
    </section>
  ),
};

export const WithVendors: Story = { args: { games: sampleGames(12, { withVendor: true }), vendors: true } };

export const FewGames: Story = { args: { games: sampleGames(2) } };

export const Loading: Story = {
  args: { games: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("listitem")).not.toBeInTheDocument();
  },
};

export const SkeletonHasTheSameHeight: Story = {
  tags: ["!autodocs"],
  render: (args) => (
    <>
      <GameRow {...args} />
      <GameRow {...args} games={undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [games, skeleton] = canvasElement.querySelectorAll(".vo-game-row");
    await expect(skeleton?.getBoundingClientRect().height).toBe(games?.getBoundingClientRect().height);
  },
};

export const FarBelowTheFold: Story = {
  tags: ["!autodocs"],
  render: (args) => (
    <>
      <div style={{ height: 3000 }} />
      <GameRow {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tiles = () => canvasElement.querySelectorAll(".vo-game-tile").length;
    await expect(tiles()).toBe(5);
    canvas.getByRole("list").scrollIntoView();
    await waitFor(() => expect(tiles()).toBe(36));
    window.scrollTo(0, 0);
  },
};

export const PausesWhileFocused: Story = {
  tags: ["!autodocs"],
  args: { autoplay: { delay: 200, slides: 3 } },
  beforeEach: clock.install,
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("list");
    const tile = canvas.getAllByRole("button", { name: /^Sol de Jade$/ })[0];
    tile?.focus();
    await clock.advance(700);
    await expect(strip.scrollLeft).toBe(0);
    tile?.blur();
    const width = canvas.getAllByRole("listitem")[0]?.clientWidth ?? 0;
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(2 * width));
  },
};
