import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FactList } from "../FactList/FactList.tsx";
import { CopyLine } from "./CopyLine.tsx";

const meta = {
  title: "Content/CopyLine",
  component: CopyLine,
  args: { name: "Código de invitación", value: "LUZ77", copyLabel: "Copiar el código", onCopy: fn() },
  parameters: {
    english: { name: "Invitation code", copyLabel: "Copy the code" },
    page: `A labelled value with a copy button.

**Use** it for links, codes and account numbers; within a FactList omit label and frame. Report the result of
\`onCopy\` in a toast. Styles: \`@volado/ui/copy-line.css\`.

**Tokens:** roles only.

**Accessibility:** the button names what it copies; a tap on the value selects all of it, for those who can't use the
clipboard.`,
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

/** In a FactList: the displayed amount differs from the copied one. */
export const AmongFacts: Story = {
  args: { name: undefined, value: "1250.00", shown: "$1,250.00", copyLabel: "Copiar el importe" },
  parameters: { english: { copyLabel: "Copy the amount" } },
  render: (args) => (
    <FactList
      style={{ width: 288 }}
      items={[
        { label: "CLABE", value: <CopyLine {...args} value="012345678901234567" shown={undefined} /> },
        { label: "MXN", value: <CopyLine {...args} /> },
      ]}
    />
  ),
  play: async ({ canvas, args, canvasElement }) => {
    const buttons = canvas.getAllByRole("button", { name: args.copyLabel });
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onCopy).toHaveBeenNthCalledWith(1, "012345678901234567");
    await expect(args.onCopy).toHaveBeenNthCalledWith(2, "1250.00");
    await expect(canvas.getByText("$1,250.00")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const [first] = canvas.getAllByRole("definition");
    await expect(first?.clientHeight).toBeLessThan(44);
  },
};

/** A long URL is not truncated. */
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
