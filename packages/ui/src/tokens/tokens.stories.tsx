import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contrastPairs } from "./contrast.ts";
import { scales } from "./scales.ts";
import { themes } from "./themes.ts";

const meta = {
  title: "Foundation/Tokens",
  parameters: {
    controls: { disable: true },
    page: `What everything is drawn with. Components and brands name **roles** (\`--vo-action\`), never
colours; a theme gives every role a colour, and a brand re-assigns roles in \`@layer vo.brand\`.

\`action\` is a filled ground and always carries \`on-action\`; as text or a lone icon it is \`action-text\`.
\`line\` is for hairlines, \`line-control\` for borders that tell a control from its ground.`,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <ul style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12, padding: 0, listStyle: "none" }}>
      {Object.keys(themes.dark).map((role) => (
        <li key={role} style={{ display: "flex", alignItems: "center", gap: 8, fontSize: 14 }}>
          <span
            style={{
              width: 40,
              height: 40,
              flex: "none",
              border: "1px solid var(--vo-line-control)",
              borderRadius: "var(--vo-radius-s)",
              background: `var(--vo-${role})`,
            }}
          />
          {role}
        </li>
      ))}
    </ul>
  ),
};

export const Pairs: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 4 }}>
      {contrastPairs
        .filter((pair) => pair.atLeast === 4.5)
        .map(({ on, ground }) => (
          <p
            key={`${on} ${ground}`}
            style={{ padding: 8, color: `var(--vo-${on})`, background: `var(--vo-${ground})` }}
          >
            {on} · {ground}
          </p>
        ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const colors = [...canvasElement.querySelectorAll("p")].map((line) => getComputedStyle(line).color);
    await expect(colors.every((color) => color.startsWith("oklch"))).toBe(true);
  },
};

export const Type: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {Object.keys(scales.size).map((size) => (
        <div key={size}>
          <p
            style={{
              fontSize: `var(--vo-size-${size})`,
              fontFamily: "var(--vo-font-display)",
              fontWeight: 700,
            }}
          >
            {size} · $12,480.50
          </p>
          <p style={{ fontSize: `var(--vo-size-${size})` }}>{size} · ¡Que gane la moneda!</p>
        </div>
      ))}
    </div>
  ),
};
