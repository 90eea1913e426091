import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { IconProps } from "./icon.tsx";
import * as kit from "./index.ts";

const { Icon, IconSetProvider, ...icons } = kit;

const meta = {
  title: "Foundation/Icons",
  component: Icon,
  parameters: {
    controls: { disable: true },
    page: `Line drawings on a 24 px grid, 1.75 thick, in the colour of the text around them.

**Use** \`<HomeIcon size={20} />\`: each is an export of its own, so only those used are shipped.

**Brands** replace any of them by name for everything below:
\`<IconSetProvider value={{ home: BrandHome, flame: BrandFlame }}>\`. A replacement takes the same props.

**Accessibility:** hidden from assistive technology; the control around an icon has the name.`,
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj;

export const All: Story = {
  render: () => (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
        gap: 16,
        padding: 0,
        listStyle: "none",
      }}
    >
      {Object.entries(icons).map(([name, Drawing]) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: 6, fontSize: 13 }}>
          <Drawing size={28} />
          {name.replace(/Icon$/, "")}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("svg")];
    await expect(drawings).toHaveLength(Object.keys(icons).length);
    await expect(drawings.every((drawing) => drawing.getAttribute("aria-hidden") === "true")).toBe(true);
  },
};

const BrandHome = ({ size, className }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" data-brand="">
    <circle cx="12" cy="12" r="10" fill="currentColor" />
  </svg>
);

export const ReplacedByBrand: Story = {
  render: () => (
    <IconSetProvider value={{ home: BrandHome }}>
      <kit.HomeIcon size={40} />
      <kit.SearchIcon size={40} />
    </IconSetProvider>
  ),
  play: async ({ canvasElement }) => {
    const [home, search] = canvasElement.querySelectorAll("svg");
    await expect(home).toHaveAttribute("data-brand");
    await expect(home).toHaveAttribute("width", "40");
    await expect(search).not.toHaveAttribute("data-brand");
  },
};
