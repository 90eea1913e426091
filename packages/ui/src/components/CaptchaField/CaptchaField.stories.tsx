import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { CaptchaField } from "./CaptchaField.tsx";

const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 40">
    <rect width="112" height="40" fill="#efe6d2"/>
    <path d="M0 30Q30 4 56 22T112 10" fill="none" stroke="#b9a77f" stroke-width="2"/>
    <text x="14" y="28" font-family="monospace" font-size="24" letter-spacing="8" fill="#3c2f57">4817</text>
  </svg>`,
)}`;

const meta = {
  title: "Controls/CaptchaField",
  component: CaptchaField,
  args: {
    label: "Código de la imagen",
    hint: "Hasta 6 dígitos.",
    image,
    imageAlt: "Imagen con los dígitos del código",
    refreshLabel: "Mostrar otro código",
    failedLabel: "Reintentar",
    onRefresh: fn(),
    onChange: fn(),
  },
  parameters: {
    english: {
      label: "Code in the picture",
      hint: "Up to 6 digits.",
      imageAlt: "Picture with the digits of the code",
      refreshLabel: "Show another code",
      failedLabel: "Try again",
    },
    page: `A field for the digits in a picture; a tap on the picture loads another one.

**Use** it when the server requires a captcha. State the actual limit in \`hint\`.

**Tokens:** those of TextField.

**Accessibility:** the picture is a button named by its action; it then moves focus to the cleared field. The kit has
no alternative for those who can't see the picture, so offer one.`,
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "4a8-17999");
    await expect(input).toHaveValue("4817999");
    await userEvent.click(canvas.getByRole("button", { name: /otro|another/ }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState("");
    return (
      <>
        <CaptchaField {...args} value={value} onChange={(event) => setValue(event.target.value)} />
        <output>{value}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "4x81");
    await expect(canvas.getByRole("status")).toHaveTextContent("481");
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(input).toHaveValue("");
  },
};

export const Loading: Story = { args: { status: "loading", image: undefined } };

export const FailedPicture: Story = {
  args: { status: "failed", image: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Reintentar|Try again/ }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = longTexts(meta);
