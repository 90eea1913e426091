import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "react-hook-form";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { ProfileIcon } from "../../icons/index.ts";
import { longTexts } from "../../testing/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { DateField, TextField } from "./TextField.tsx";

const meta = {
  title: "Controls/TextField",
  component: TextField,
  subcomponents: { DateField },
  args: { label: "Usuario", autoComplete: "username" },
  parameters: {
    english: { label: "Username" },
    page: `A single-line text field. \`DateField\` is one for a day, with the browser's own picker.

**Use** \`prefix\` for an icon or a dialling code, \`suffix\` for a button that acts on the text. It works with
\`{...register("username")}\` of react-hook-form: \`ref\` and attributes reach the input. The values, \`min\` and
\`max\` of a DateField are \`YYYY-MM-DD\`; validate them, as a typed date may be outside.

**Tokens:** \`--vo-field-radius\`, \`--vo-field-ground\`, else roles.

**Accessibility:** see Field. Set \`autoComplete\` and \`inputMode\`; errors should say how to fix them.`,
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: /Usuario|Username/ });
    await userEvent.type(input, "lucero");
    await expect(input).toHaveValue("lucero");
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const WithHint: Story = {
  args: { hint: "De 6 a 11 letras o números." },
  parameters: { english: { hint: "6 to 11 letters or digits." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/6/);
  },
};

export const WithIcon: Story = { args: { prefix: <ProfileIcon size={20} />, placeholder: "lucero77" } };

export const DiallingCode: Story = {
  args: { label: "Celular", prefix: "+52", type: "tel", inputMode: "tel", autoComplete: "tel-national" },
  parameters: { english: { label: "Mobile number" } },
};

export const WithSuffix: Story = {
  args: {
    label: "Código por SMS",
    inputMode: "numeric",
    autoComplete: "one-time-code",
    suffix: (
      <Button variant="link" size="s">
        Enviar
      </Button>
    ),
  },
  parameters: { english: { label: "SMS code" } },
};

/** Non-digits are dropped while typing, full-width digits are converted, and the cursor stays in place. */
export const Digits: Story = {
  args: { label: "NIP", digits: true, autoComplete: "off" },
  parameters: { english: { label: "PIN" } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "1a 2-3 45");
    await expect(input).toHaveValue("12345");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}x9");
    await expect(input).toHaveValue("123945");
    await userEvent.keyboard("6");
    await expect(input).toHaveValue("1239645");
    await userEvent.clear(input);
    await userEvent.paste("４８２ ９１３");
    await expect(input).toHaveValue("482913");
  },
};

export const Invalid: Story = {
  args: { defaultValue: "lu", error: "Escribe al menos 6 letras o números." },
  parameters: { english: { error: "Type at least 6 letters or digits." } },
};

export const Disabled: Story = { args: { defaultValue: "lucero77", disabled: true } };

export const Day: Story = {
  args: { label: "Fecha de nacimiento", autoComplete: "bday", onChange: fn() },
  parameters: { english: { label: "Date of birth" } },
  render: ({ type: _, ...args }) => <DateField {...args} min="1900-01-01" max="2026-12-31" />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Fecha|Date/);
    fireEvent.change(input, { target: { value: "1990-02-28" } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue("1990-02-28");
    await expect(input.checkValidity()).toBe(true);
    fireEvent.change(input, { target: { value: "2027-01-01" } });
    await expect(input.checkValidity()).toBe(false);
  },
};

interface Credentials {
  username: string;
}

function RegisteredForm({ onValid }: { onValid: (values: Credentials) => void }) {
  const { register, handleSubmit, formState } = useForm<Credentials>();
  return (
    <form onSubmit={handleSubmit((values) => onValid(values))} noValidate>
      <TextField
        label="Usuario"
        error={formState.errors.username?.message}
        {...register("username", { required: "Escribe tu usuario." })}
      />
      <Button type="submit" block style={{ marginTop: 16 }}>
        Entrar
      </Button>
    </form>
  );
}

const onValid = fn();

export const WithReactHookForm: Story = {
  render: () => <RegisteredForm onValid={onValid} />,
  play: async ({ canvas, userEvent }) => {
    onValid.mockClear();
    const input = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveFocus();
    await userEvent.type(input, "lucero77");
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(onValid).toHaveBeenCalledWith({ username: "lucero77" }));
  },
};

export const LongTexts: Story = longTexts(meta);
