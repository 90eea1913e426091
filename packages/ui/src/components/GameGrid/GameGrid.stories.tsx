import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { englishTileLabels, sampleGames, sampleTileLabels } from "../../testing/games.samples.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { storyClock } from "../../testing/story-clock.ts";
import { GameGrid } from "./GameGrid.tsx";

const meta = {
  title: "Game/GameGrid",
  component: GameGrid,
  args: {
    label: "Tragamonedas",
    games: sampleGames(30),
    favouriteIds: new Set(["game-1", "game-5"]),
    status: "idle",
    labels: {
      ...sampleTileLabels,
      loading: "Cargando más juegos",
      end: "Ya viste todos los juegos.",
      error: "No pudimos cargar más juegos. Revisa tu conexión.",
      retry: "Reintentar",
    },
    onOpen: fn(),
    onFavouriteChange: fn(),
    onEndReached: fn(),
    onRetry: fn(),
  },
  parameters: {
    english: {
      label: "Slots",
      labels: {
        ...englishTileLabels,
        loading: "Loading more games",
        end: "You have seen all games.",
        error: "More games could not be loaded. Check your connection.",
        retry: "Try again",
      },
    },
    docs: { story: { inline: false, iframeHeight: 640 } },
    page: `A grid of games that scrolls with the page. Only the rows near the screen are rendered.

**Use** it for lists that may be long; for an empty result use EmptyState. \`onEndReached\` is called 300 px before
the end, at most once a second. To restore the scroll position, store what \`onPlaceChange\` reports and pass it as
\`initialPlace\`; skeletons fill the place until the games load. For a list opened further down, \`offset\` is the
number of games before it; their space is reserved, and \`onStartReached\` is called when the player stops there.

**Tokens:** \`--vo-game-grid-tile-min\` (128px; never fewer than three columns), \`--vo-game-grid-top\` (0; height of
a bar that stays on the page's top), and those of GameTile.

**Accessibility:** a list whose items have \`aria-posinset\` and, once known, \`aria-setsize\`, though only some are
rendered. Loading, failure and end are announced politely.`,
  },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const clock = storyClock();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const items = await canvas.findAllByRole("listitem");
    await expect(items[0]).toHaveAttribute("aria-posinset", "1");
    await expect(items[0]).toHaveAttribute("aria-setsize", "-1");
    const [first] = canvas.getAllByRole("button", { name: "Sol de Jade" });
    if (first) await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledWith(args.games[0]);
  },
};

export const FiveThousandGames: Story = {
  args: { games: sampleGames(5000), total: 5000 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("listitem");
    const elements = () => canvasElement.querySelectorAll("*").length;
    await expect(elements()).toBeLessThan(400);
    window.scrollTo(0, 200_000);
    await waitFor(() =>
      expect(Number(canvas.getAllByRole("listitem")[0]?.getAttribute("aria-posinset"))).toBeGreaterThan(2000),
    );
    await expect(elements()).toBeLessThan(400);
    window.scrollTo(0, 0);
  },
};

export const WithVendors: Story = { args: { games: sampleGames(30, { withVendor: true }), vendors: true } };

export const GrowsAtMostOnceASecond: Story = {
  tags: ["!autodocs"],
  args: { endInterval: 400 },
  beforeEach: clock.install,
  render: function Render(args) {
    const [count, setCount] = useState(3);
    return (
      <GameGrid
        {...args}
        games={sampleGames(count)}
        onEndReached={() => {
          args.onEndReached?.();
          setCount((before) => before + 3);
        }}
      />
    );
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
    await clock.advance(200);
    await expect(args.onEndReached).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(2));
  },
};

export const RestoresItsPlace: Story = {
  tags: ["!autodocs"],
  args: { games: sampleGames(600), initialPlace: { index: 120, into: 40 }, onPlaceChange: fn() },
  play: async ({ args, canvasElement }) => {
    const tile = () => canvasElement.querySelector('[aria-posinset="121"]');
    await waitFor(() => expect(tile()?.getBoundingClientRect().top).toBeCloseTo(-40, 0));
    await expect(args.onPlaceChange).not.toHaveBeenCalled();
    window.scrollBy(0, 10);
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenCalledOnce());
    await expect(args.onPlaceChange).toHaveBeenCalledWith({ index: 120, into: expect.closeTo(50, 0) });
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(args.onPlaceChange).toHaveBeenLastCalledWith({ index: 0, into: expect.any(Number) }),
    );
  },
};

export const LoadsAtItsPlace: Story = {
  tags: ["!autodocs"],
  args: { games: [], status: "loading", initialPlace: { index: 120, into: 0 } },
  render: function Render(args) {
    const [loaded, setLoaded] = useState(false);
    return (
      <>
        <GameGrid {...args} games={loaded ? sampleGames(600) : []} status={loaded ? "idle" : "loading"} />
        <div style={{ position: "fixed", bottom: 0, background: "var(--vo-ground)" }}>
          <button type="button" onClick={() => setLoaded(!loaded)}>
            Answer
          </button>
        </div>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const skeleton = () => canvasElement.querySelector(".vo-game-grid__sample ~ .vo-game-grid__row > *");
    await waitFor(() => expect(skeleton()?.getBoundingClientRect().top).toBeCloseTo(0, 0));
    const at = window.scrollY;
    await expect(at).toBeGreaterThan(1000);
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    const places = () =>
      canvas.getAllByRole("listitem").map((item) => Number(item.getAttribute("aria-posinset")));
    await waitFor(() => expect(places()).toContain(121));
    await expect(places().length).toBeGreaterThan(9);
    await expect(window.scrollY).toBeCloseTo(at, 0);
    window.scrollTo(0, 0);
  },
};

export const FilteringDoesNotScrollAgain: Story = {
  tags: ["!autodocs"],
  args: { games: sampleGames(600), initialPlace: { index: 60, into: 0 } },
  render: function Render(args) {
    const [games, setGames] = useState(args.games);
    return (
      <>
        <GameGrid {...args} games={games} />
        <div style={{ position: "fixed", bottom: 0, background: "var(--vo-ground)" }}>
          <button type="button" onClick={() => setGames(games.length > 0 ? [] : args.games)}>
            Filter
          </button>
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
    const filter = canvas.getByRole("button", { name: "Filter" });
    await userEvent.click(filter);
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
    await userEvent.click(filter);
    await expect(canvas.getByRole("list")).toBeInTheDocument();
    await expect(window.scrollY).toBe(0);
  },
};

export const StaysWhenMoreArrive: Story = {
  tags: ["!autodocs"],
  render: function Render(args) {
    const [count, setCount] = useState(30);
    return (
      <>
        <GameGrid {...args} games={sampleGames(count)} status={count === 30 ? "loading" : "end"} />
        <button
          type="button"
          style={{ position: "fixed", bottom: 0, background: "var(--vo-ground)" }}
          onClick={() => setCount(600)}
        >
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole("listitem");
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.getAllByRole("listitem").at(-1)).toHaveAttribute("aria-posinset", "30"),
    );
    const place = window.scrollY;
    await expect(place).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("button", { name: "Arrive" }));
    await waitFor(() =>
      expect(Number(canvas.getAllByRole("listitem").at(-1)?.getAttribute("aria-posinset"))).toBeGreaterThan(
        30,
      ),
    );
    await expect(window.scrollY).toBe(place);
    window.scrollTo(0, 0);
  },
};

/** Games 3,000 to 3,029 of five thousand: space for those above is reserved, and they load when scrolling stops there. */
const openedFurtherDown = {
  games: sampleGames(30),
  offset: 3000,
  aboveStatus: "idle",
  total: 5000,
  initialPlace: { index: 3000, into: 0 },
  onStartReached: fn(),
} as const;

export const OpenedFurtherDown: Story = {
  args: openedFurtherDown,
  play: async ({ args, canvas, canvasElement }) => {
    const tile = () => canvasElement.querySelector('[aria-posinset="3001"]');
    await waitFor(() => expect(tile()?.getBoundingClientRect().top).toBeCloseTo(0, 0));
    await waitFor(() => expect(args.onStartReached).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "5000");
    window.scrollTo(0, 0);
    await waitFor(() => expect(args.onStartReached).toHaveBeenLastCalledWith(0));
    await expect(canvas.queryByRole("listitem")).not.toBeInTheDocument();
  },
};

export const FailedAbove: Story = {
  args: { ...openedFurtherDown, aboveStatus: "error" },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="3001"]')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: /Reintentar|Try again/ }));
    await expect(args.onStartReached).toHaveBeenCalledOnce();
    window.scrollTo(0, 0);
  },
};

export const FirstLoad: Story = {
  args: { games: [], status: "loading" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/Cargando|Loading/));
    await expect(
      canvasElement.querySelectorAll(".vo-game-grid__sample ~ .vo-game-grid__row > *"),
    ).toHaveLength(12);
  },
};

export const LoadingMore: Story = {
  args: { games: sampleGames(6), status: "loading" },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("list")).toHaveAttribute("aria-busy", "true");
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

export const FailedToGrow: Story = {
  args: { games: sampleGames(6), status: "error" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Reintentar|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

export const Complete: Story = {
  args: { games: sampleGames(7), status: "end" },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole("listitem");
    await expect(items).toHaveLength(7);
    await expect(items[6]).toHaveAttribute("aria-setsize", "7");
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
  },
};

const long = longTexts(meta);

export const LongTexts: Story = { ...long, args: { ...long.args, status: "error" } };
