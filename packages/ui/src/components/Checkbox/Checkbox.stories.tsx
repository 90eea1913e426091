import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  args: { children: "Recordar mi contraseña", onChange: fn() },
  parameters: {
    english: { children: "Remember my password" },
    page: `A single option, checked or not.

**Use** SegmentedChoice for one of several. A link in the label is followed without toggling.

**Tokens:** \`--vo-checkbox-radius\`, else roles.

**Accessibility:** a native checkbox; the whole row of 44 px is the target.`,
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.click(canvas.getByText(/Recordar|Remember/));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithLink: Story = {
  args: {
    children: (
      <>
        Acepto los <a href="#terms">términos de uso</a> y confirmo que tengo 18 años o más.
      </>
    ),
  },
  parameters: {
    english: {
      children: (
        <>
          I accept the <a href="#terms">terms of use</a> and confirm that I am 18 or older.
        </>
      ),
    },
  },
};

export const Invalid: Story = {
  args: { error: "Acepta primero los términos." },
  parameters: { english: { error: "Please accept the terms first." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongTexts: Story = longTexts(meta);
