import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CopyLine } from "./CopyLine.tsx";

const meta = {
  title: "Content/CopyLine",
  component: CopyLine,
  args: {
    name: "Código de invitación",
    value: "LUZ77",
    copyLabel: "Copiar el código",
    onCopy: fn(),
  },
  parameters: {
    english: { name: "Invitation code", copyLabel: "Copy the code" },
    docs: {
      description: {
        component: `Something to hand on: its name, the whole of it to be read, and a button that copies it.

**Use** for links, codes and account numbers that are typed or sent elsewhere. Say in \`onCopy\` whether it worked, in a toast. Its
styles are a sheet of their own: \`@volado/ui/copy-line.css\`.

**Tokens:** roles only.

**Accessibility:** the button names what it copies; a tap on the value marks the whole of it, for who can't use the clipboard.`,
      },
    },
  },
} satisfies Meta<typeof CopyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.copyLabel }));
    await expect(args.onCopy).toHaveBeenCalledWith("LUZ77");
  },
};

/** The whole address is there, whatever its length. */
export const LongValue: Story = {
  args: {
    name: "Enlace",
    value: "https://volado.example/m/register/una-invitacion-larguisima?id=LUZ77&from=un-lugar-sin-espacios",
    copyLabel: "Copiar el enlace",
    style: { width: 288 },
  },
  parameters: { english: { name: "Link", copyLabel: "Copy the link" } },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByText(args.value)).toBeVisible();
    const line = canvasElement.querySelector(".vo-copy-line");
    await expect(line?.scrollWidth).toBeLessThanOrEqual(288);
  },
};
