import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleLogo } from "../../testing/games.samples.ts";
import { CategoryTabs } from "./CategoryTabs.tsx";

const titles = ["Bienvenida", "Tragamonedas", "Deportes", "En vivo", "Pesca", "Lotería"];
const categories = titles.map((title, index) => ({
  id: String(index),
  title,
  ...(index % 3 < 2 && { iconUrl: sampleLogo(title.slice(0, 2), index + 1) }),
}));

const meta = {
  title: "Content/CategoryTabs",
  component: CategoryTabs,
  args: { label: "Categorías", categories, value: "0", onChange: fn() },
  parameters: {
    layout: "fullscreen",
    english: { label: "Categories" },
    page: `A strip of categories to choose from.

**Use** it above the list it filters; for vendors with a logo use VendorTabs. Place it across the full page width.
Styles: \`@volado/ui/category-tabs.css\`.

**Tokens:** \`--vo-category-tabs-radius\`, else roles.

**Accessibility:** a radio group: one tab stop, arrow keys move and select. Icons are decorative. The selected option
is scrolled into view, without animation under prefers-reduced-motion.`,
  },
} satisfies Meta<typeof CategoryTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "Bienvenida" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Deportes" }));
    await expect(args.onChange).toHaveBeenCalledWith("2");
  },
};

/** A missing picture keeps its space. */
export const BrokenIcon: Story = {
  args: {
    categories: [
      { id: "0", title: "Bienvenida", iconUrl: "data:image/png;base64,broken" },
      ...categories.slice(1),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const label = canvas.getByRole("radio", { name: "Bienvenida" }).closest("label");
    const width = label?.getBoundingClientRect().width;
    await waitFor(() => expect(canvasElement.querySelectorAll("label:first-child img")).toHaveLength(0));
    await expect(label?.getBoundingClientRect().width).toBe(width);
  },
};

export const WithoutIcons: Story = {
  args: { categories: titles.map((title) => ({ id: title, title })), value: "Pesca" },
};

export const LongName: Story = {
  args: {
    categories: categories.map((category, index) => ({
      ...category,
      ...(index === 1 && { title: "Torneos y campeonatos nacionales de fin de semana" }),
    })),
  },
  parameters: {
    english: {
      categories: categories.map((category, index) => ({
        ...category,
        ...(index === 1 && { title: "National weekend tournaments and championships" }),
      })),
    },
  },
};
