import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { SelectField } from "./SelectField.tsx";

const meta = {
  title: "Controls/SelectField",
  component: SelectField,
  args: {
    label: "Banco",
    placeholder: "Elige tu banco",
    options: [
      { value: "012", label: "BBVA México" },
      { value: "072", label: "Banorte" },
      { value: "014", label: "Santander" },
    ],
    onChange: fn(),
  },
  parameters: {
    english: { label: "Bank", placeholder: "Choose your bank" },
    page: `A native select.

**Use** it for more options than fit side by side; for two to four use SegmentedChoice. Styles:
\`@volado/ui/select-field.css\`.

**Tokens:** those of TextField.

**Accessibility:** screen readers and keyboards support a native select, and phones open their own picker.`,
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: /Banco|Bank/ });
    await expect(select).toHaveValue("");
    await userEvent.selectOptions(select, "072");
    await expect(select).toHaveValue("072");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Chosen: Story = { args: { defaultValue: "014", hint: "El de tu tarjeta" } };

/** A label longer than the field ends before the chevron. */
export const LongNames: Story = {
  args: {
    defaultValue: "1",
    options: [{ value: "1", label: "Banco del Ahorro Nacional y Servicios Financieros del Sureste" }],
  },
  parameters: {
    english: {
      options: [{ value: "1", label: "National Savings and Financial Services Bank of the Southeast" }],
    },
  },
  decorators: [inWidth(240)],
};
