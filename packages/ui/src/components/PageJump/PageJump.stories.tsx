import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { PageJump } from "./PageJump.tsx";

const meta = {
  title: "Game/PageJump",
  component: PageJump,
  args: {
    open: true,
    page: 12,
    pages: 2000,
    onClose: fn(),
    onJump: fn(),
    labels: {
      title: "Ir a una página",
      page: "Página, de 1 a 2,000",
      slider: "Elegir la página",
      submit: "Ir",
      outside: "Escribe un número del 1 al 2,000.",
      failed: "No pudimos cargar esa página. Inténtalo de nuevo.",
      close: "Cerrar",
    },
  },
  parameters: {
    english: {
      labels: {
        title: "Go to a page",
        page: "Page, from 1 to 2,000",
        slider: "Choose the page",
        submit: "Go",
        outside: "Type a number from 1 to 2,000.",
        failed: "We couldn't load that page. Try again.",
        close: "Close",
      },
    },
    docs: { story: { inline: false, iframeHeight: 420 } },
    page: `A dialog that goes to a page of a long list, by number or slider.

**Use** it beside infinite scrolling where a list has very many pages. The owner loads the page, closes the dialog
afterwards, and passes \`pending\` and \`failed\` meanwhile.

**Tokens:** \`--vo-page-jump-accent\` (the slider; action colour), and those of Dialog and TextField.

**Accessibility:** a dialog with a form; field and slider show the same number, and an invalid one is an error at the
field.`,
  },
} satisfies Meta<typeof PageJump>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveValue("12");
    await userEvent.clear(field);
    await userEvent.type(field, "150");
    await userEvent.click(canvas.getByRole("button", { name: /^(Ir|Go)$/ }));
    await expect(args.onJump).toHaveBeenCalledWith(150);
  },
};

export const BySlider: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    fireEvent.change(canvas.getByRole("slider"), { target: { value: "1999" } });
    await expect(canvas.getByRole("textbox")).toHaveValue("1999");
    await userEvent.click(canvas.getByRole("button", { name: /^(Ir|Go)$/ }));
    await expect(args.onJump).toHaveBeenCalledWith(1999);
  },
};

export const NoSuchPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    const go = canvas.getByRole("button", { name: /^(Ir|Go)$/ });
    for (const wrong of ["2001", "0"]) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await userEvent.click(go);
      await expect(field).toHaveAccessibleDescription(/2,000/);
    }
    await expect(args.onJump).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^(Ir|Go)$/ })).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/No pudimos|couldn't/);
  },
};

export const LongTexts: Story = longTexts(meta);
