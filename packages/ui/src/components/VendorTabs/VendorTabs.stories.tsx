import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { sampleLogo } from "../../testing/games.samples.ts";
import { VendorTabs } from "./VendorTabs.tsx";

const names = [
  "Agave",
  "Nopal",
  "Quetzal",
  "Jaguar",
  "Mezcal",
  "Talavera",
  "Alebrije",
  "Obsidiana",
  "Cempasúchil",
];
const vendors = names.map((name, index) => ({
  id: name.toLowerCase(),
  name,
  logoUrl: sampleLogo(name.slice(0, 8), index + 1),
}));

const meta = {
  title: "Game/VendorTabs",
  component: VendorTabs,
  args: { label: "Proveedores", allLabel: "Todos", vendors, value: "", onChange: fn() },
  parameters: {
    layout: "fullscreen",
    english: { label: "Providers", allLabel: "All" },
    page: `A strip of vendors to choose from, "all" first.

**Use** it above the list it filters; to switch panels use Tabs. Place it across the full page width.

**Tokens:** \`--vo-vendor-tabs-radius\`, else roles.

**Accessibility:** a radio group: one tab stop, arrow keys move and select. A logo is named by its vendor; a missing
or broken logo is replaced by the name. The selected option is scrolled into view, without animation under
prefers-reduced-motion.`,
  },
} satisfies Meta<typeof VendorTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <VendorTabs
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
    const all = canvas.getByRole("radio", { name: /^(Todos|All)$/ });
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Quetzal" }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("quetzal");
    await expect(canvas.getByRole("radio", { name: "Quetzal" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("jaguar");
  },
};

/** Without "all". */
export const WithoutAll: Story = {
  args: { allLabel: undefined, vendors: vendors.slice(0, 2), value: "agave" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
    await expect(canvas.getByRole("radio", { name: "Agave" })).toBeChecked();
  },
};

export const ChosenFarRight: Story = {
  args: { value: "obsidiana" },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("radiogroup");
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(100));
    const chosen = canvas.getByRole("radio", { name: "Obsidiana" }).closest("label")?.getBoundingClientRect();
    await expect(chosen?.right).toBeLessThanOrEqual(strip.getBoundingClientRect().right);
  },
};

export const WithoutLogos: Story = {
  args: { vendors: names.map((name) => ({ id: name, name })), value: "Nopal" },
};

export const BrokenLogo: Story = {
  args: { vendors: [{ id: "agave", name: "Agave", logoUrl: "data:image/png;base64,broken" }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Agave")).toBeVisible());
    await expect(canvas.getByRole("radio", { name: "Agave" })).toBeInTheDocument();
  },
};

export const LongNames: Story = {
  args: {
    vendors: vendors.map((vendor, index) =>
      index === 1 ? { ...vendor, name: "Compañía Nacional de Loterías", logoUrl: undefined } : vendor,
    ),
    allLabel: "Todos los proveedores del sitio",
  },
  parameters: {
    english: {
      vendors: vendors.map((vendor, index) =>
        index === 1 ? { ...vendor, name: "National Lottery Company", logoUrl: undefined } : vendor,
      ),
      allLabel: "All of the site's providers there are",
    },
  },
};
