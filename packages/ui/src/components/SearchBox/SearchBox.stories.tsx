import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { storyClock } from "../../testing/story-clock.ts";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  title: "Game/SearchBox",
  component: SearchBox,
  args: {
    onSearch: fn(),
    onChange: fn(),
    delay: 150,
    labels: { field: "Buscar juegos", placeholder: "Busca un juego", clear: "Borrar la búsqueda" },
  },
  parameters: {
    english: { labels: { field: "Search games", placeholder: "Find a game", clear: "Clear the search" } },
    page: `A search field that searches when typing pauses (600 ms by default), and immediately on Enter or when
cleared.

**Use** it above the list it filters. It stores the typed text itself; pass the applied term as \`term\`, so that a
reset clears it.

**Tokens:** \`--vo-search-radius\`, \`--vo-search-ground\`, else roles.

**Accessibility:** a search landmark with a named field. Clearing returns focus to the field. \`pending\` sets
\`aria-busy\`.`,
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const clock = storyClock();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: args.labels.field });
    await userEvent.type(field, "  sol ");
    await expect(args.onChange).toHaveBeenLastCalledWith("  sol ");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await expect(args.onSearch).toHaveBeenCalledWith("sol");
  },
};

export const LimitedLength: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.click(field);
    await userEvent.paste("a".repeat(130));
    await expect(field).toHaveValue("a".repeat(100));
  },
};

export const EnterSearchesAtOnce: Story = {
  tags: ["!autodocs"],
  args: { delay: 300 },
  beforeEach: clock.install,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "jade{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("jade");
    await clock.advance(400);
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** During a press on a result the search waits for the release. */
export const WaitsForRelease: Story = {
  tags: ["!autodocs"],
  args: { delay: 100 },
  beforeEach: clock.install,
  render: (args) => (
    <>
      <SearchBox {...args} />
      <button type="button">Sol de Jade</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "sol");
    const result = canvas.getByRole("button", { name: "Sol de Jade" });
    await userEvent.pointer({ keys: "[TouchA>]", target: result });
    await clock.advance(300);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: "[/TouchA]", target: result });
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("sol"));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** Text typed into the prerendered shell. */
export const TypedBefore: Story = {
  args: { typed: "cobre" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("cobre");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("cobre"));
  },
};

export const WithTerm: Story = {
  args: { term: "jade" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox");
    await expect(field).toHaveValue("jade");
    await userEvent.click(canvas.getByRole("button", { name: args.labels.clear }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { term: "jade", pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveAttribute("aria-busy", "true");
  },
};

export const ResetFromOutside: Story = {
  tags: ["!autodocs"],
  render: function Render(args) {
    const [term, setTerm] = useState("");
    return (
      <>
        <SearchBox {...args} term={term} onSearch={setTerm} />
        <button type="button" onClick={() => setTerm("")}>
          Reset
        </button>
        <output>{term}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "sol");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("sol"));
    await expect(field).toHaveValue("sol");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(field).toHaveValue("");
  },
};

export const LongTexts: Story = longTexts(meta);
