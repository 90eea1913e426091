import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { longTexts } from "../../testing/long-texts.ts";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Controls/Tabs",
  component: Tabs,
  args: {
    label: "Forma de entrar",
    items: [
      { value: "username", label: "Usuario" },
      { value: "sms", label: "Celular" },
    ],
    value: "username",
    onValueChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const shown = args.items.find((item) => item.value === value);
    return (
      <Tabs {...args} value={value} onValueChange={setValue}>
        <p>{shown?.label}</p>
      </Tabs>
    );
  },
  parameters: {
    english: {
      label: "How to sign in",
      items: [
        { value: "username", label: "Username" },
        { value: "sms", label: "Mobile" },
      ],
    },
    page: `Views in the same place.

**Use** Tabs when the URL stays, TopMenu when it changes, SegmentedChoice for filters of a list.

**Tokens:** \`--vo-tabs-mark\`, else roles.

**Accessibility:** ARIA tabs with roving focus: left and right, Home and End move and select. Tab moves into the
panel, or to the panel itself if it has no focusable content.`,
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongLabels: Story = longTexts(meta);
