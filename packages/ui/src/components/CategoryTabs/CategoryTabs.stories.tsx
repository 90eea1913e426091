import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
    page: `A strip of categories to choose one from.

**Use** it above the list it filters; for makers with a logo use VendorTabs. It spans the page's whole width.
Its styles are a sheet of their own: \`@volado/ui/category-tabs.css\`.

**Tokens:** \`--vo-category-tabs-radius\`, else roles.

**Accessibility:** a radio group: one stop of the Tab key, arrows move and choose. Icons are decoration. The
chosen one is brought into view, without an animation under prefers-reduced-motion.`,
  },
} satisfies Meta<typeof CategoryTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CategoryTabs
        {...args}
        value={value}
        onChange={(id) => {
          args.onChange(id);
          setValue(id);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "Bienvenida" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Deportes" }));
    await expect(args.onChange).toHaveBeenCalledWith("2");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("3");
    await expect(canvas.getByRole("radio", { name: "En vivo" })).toBeChecked();
  },
};

export const ChosenFarRight: Story = {
  args: { value: "5" },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("radiogroup");
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(50));
  },
};

/** The room of a picture that isn't there stays. */
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
