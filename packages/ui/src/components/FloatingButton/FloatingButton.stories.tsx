import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ServiceIcon } from "../../icons/index.ts";
import { FloatingButton } from "./FloatingButton.tsx";

const meta = {
  title: "Controls/FloatingButton",
  component: FloatingButton,
  args: { label: "Atención al cliente", children: <ServiceIcon size={26} />, onClick: fn() },
  parameters: {
    english: { label: "Customer service" },
    page: `A round button above the page, such as the one for customer service.

**Use** at most one, and leave space for it at the end of the page. Styles: \`@volado/ui/floating-button.css\`.

**Tokens:** \`--vo-floating-button-size\`, \`--vo-floating-button-ground\`, \`--vo-floating-button-text\`.

**Accessibility:** a native button named by \`label\`, larger than 44 px; while busy it keeps focus and name.`,
  },
} satisfies Meta<typeof FloatingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Service: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /./ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
