import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { MobileField } from "./MobileField.tsx";

const countries = [
  { value: "52", label: "México +52" },
  { value: "1", label: "Estados Unidos +1" },
  { value: "1", label: "Canadá +1" },
  { value: "51", label: "Perú +51" },
  { value: "57", label: "Colombia +57" },
];

const meta = {
  title: "Controls/MobileField",
  component: MobileField,
  args: {
    label: "Número de celular",
    diallingCodes: countries,
    diallingCode: "52",
    diallingCodeLabel: "Clave del país",
    onDiallingCodeChange: fn(),
  },
  parameters: {
    english: {
      label: "Mobile number",
      diallingCodes: [
        { value: "52", label: "Mexico +52" },
        { value: "1", label: "United States +1" },
        { value: "1", label: "Canada +1" },
        { value: "51", label: "Peru +51" },
        { value: "57", label: "Colombia +57" },
      ],
      diallingCodeLabel: "Country code",
    },
    page: `A mobile number with the country's dialling code.

**Use** it wherever a mobile number is typed; store code and number separately. While the list is empty, or has one
country, the code is plain text.

**Tokens:** those of TextField.

**Accessibility:** two named controls. The list is a native select; \`tel-national\` and \`tel-country-code\` let the
browser autofill both.`,
  },
} satisfies Meta<typeof MobileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Controlled(args) {
    const [code, setCode] = useState(args.diallingCode);
    return <MobileField {...args} diallingCode={code} onDiallingCodeChange={setCode} />;
  },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole("textbox", { name: /celular|Mobile/ });
    await expect(number).toHaveAttribute("autocomplete", "tel-national");
    await expect(number).toHaveAttribute("type", "tel");
    await expect(number).toHaveAttribute("inputmode", "numeric");
    const code = canvas.getByRole("combobox", { name: /Clave|Country code/ });
    await expect(code).toHaveAttribute("autocomplete", "tel-country-code");
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await userEvent.selectOptions(code, "51");
    await expect(canvas.getByText("+51", { ignore: "option" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("5512345678");
    await expect(number).toHaveValue("5512345678");
  },
};

export const OneCountry: Story = {
  args: { diallingCodes: countries.slice(0, 1) },
  parameters: { english: { label: "Mobile number", diallingCodes: [{ value: "52", label: "Mexico +52" }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await expect(canvas.getByText("+52")).toBeVisible();
  },
};

export const BeforeTheList: Story = {
  args: { diallingCodes: [] },
  parameters: { english: { label: "Mobile number", diallingCodes: [] } },
};

export const LongTexts: Story = longTexts(meta);
