import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { sampleGames, sampleTileLabels } from "../../testing/games.samples.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { GameTile } from "../GameTile/GameTile.tsx";
import { SearchOverlay } from "./SearchOverlay.tsx";

const games = sampleGames(30);

const meta = {
  title: "Game/SearchOverlay",
  component: SearchOverlay,
  args: {
    open: true,
    onClose: fn(),
    onSearch: fn(),
    onType: fn(),
    delay: 150,
    labels: {
      title: "Buscar tragamonedas",
      close: "Cerrar",
      field: "Buscar juegos",
      placeholder: "Busca un juego",
      clear: "Borrar la búsqueda",
    },
    children: (
      <div style={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 12 }}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} labels={sampleTileLabels} onOpen={fn()} />
        ))}
      </div>
    ),
  },
  render: function Controlled(args) {
    const [term, setTerm] = useState(args.term ?? "");
    const search = (next: string) => {
      args.onSearch(next);
      setTerm(next);
    };
    return <SearchOverlay {...args} term={term} onSearch={search} />;
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 640 } },
    page: `A full-screen search.

**Use** it behind a search icon, for a search that is independent of the page. Its children are the results and their
loading, error and empty states; describe the number of results in \`status\`. Pass text typed before the code had
loaded as \`typed\`.

**Tokens:** those of SearchBox.

**Accessibility:** a native modal \`<dialog>\` named by \`labels.title\`. The field has the initial focus, which is
restored on close. Escape and the close button close it. \`status\` is announced politely.`,
    english: {
      labels: {
        title: "Search slots",
        close: "Close",
        field: "Search games",
        placeholder: "Find a game",
        clear: "Clear the search",
      },
    },
  },
} satisfies Meta<typeof SearchOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole("dialog", { name: /Buscar tragamonedas|Search slots/ });

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const overlay = await dialog();
    await expect(overlay.matches(":modal")).toBe(true);
    const field = within(overlay).getByRole("searchbox");
    await expect(field).toHaveFocus();
    await userEvent.type(field, " sol ");
    await expect(args.onType).toHaveBeenLastCalledWith(" sol ");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("sol"));
    const { width, height } = overlay.getBoundingClientRect();
    await expect([width, height]).toEqual([Math.min(window.innerWidth, 480), window.innerHeight]);
  },
};

export const TypedBefore: Story = {
  args: { typed: "cobre" },
  play: async ({ args }) => {
    await expect(within(await dialog()).getByRole("searchbox")).toHaveValue("cobre");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("cobre"));
  },
};

export const EachSearchBeginsAtItsTop: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent }) => {
    const overlay = await dialog();
    const body = () => overlay.querySelector(".vo-drawer__body");
    body()?.scrollTo(0, 400);
    await expect(body()?.scrollTop).toBe(400);
    await userEvent.type(within(overlay).getByRole("searchbox"), "sol{Enter}");
    await expect(body()?.scrollTop).toBe(0);
  },
};

export const Found: Story = {
  args: { term: "sol", status: "30 juegos con «sol»" },
  parameters: { english: { status: "30 games with “sol”" } },
  play: async () => {
    await expect(within(await dialog()).getByRole("status")).toHaveTextContent("30");
  },
};

export const LongTexts: Story = longTexts(meta);
