import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { ImageUpload, type UploadImage } from "./ImageUpload.tsx";

/** A data URL, since stories make no requests. */
const square = (id: string): UploadImage => ({
  id,
  name: `comprobante-${id}.png`,
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2H0z" fill="gray"/></svg>',
  )}`,
});

const meta = {
  title: "Controls/ImageUpload",
  component: ImageUpload,
  args: {
    label: "Comprobante",
    hint: "PNG o JPG, hasta 5 MB cada uno, máximo 3.",
    addLabel: "Agregar",
    removeLabel: ({ name }) => `Quitar ${name}`,
    images: [],
    max: 3,
    accept: "image/png,image/jpeg",
    onAdd: fn(),
    onRemove: fn(),
  },
  parameters: {
    english: {
      label: "Receipt",
      hint: "PNG or JPG, up to 5 MB each, 3 at most.",
      addLabel: "Add",
      removeLabel: ({ name }: UploadImage) => `Remove ${name}`,
    },
    page: `Uploads pictures, with previews.

**Use** it for receipts and proofs. Files are not validated: check type and size before adding them to \`images\`, and
report rejected ones in \`error\`. Styles: \`@volado/ui/image-upload.css\`.

**Tokens:** \`--vo-image-upload-size\`, else roles.

**Accessibility:** a named group; hint and error are its description and a polite live region; each remove button
names its picture.`,
  },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/Agregar|Add/);
    const file = new File(["x"], "a.png", { type: "image/png" });
    await userEvent.upload(input, file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
    await expect(input).toHaveValue("");
  },
};

export const Chosen: Story = {
  args: { images: [square("1"), square("2")] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /comprobante-2/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: "2" }));
  },
};

export const Full: Story = {
  args: { images: [square("1"), square("2"), square("3")] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^(\+)?(Agregar|Add)$/)).toBeNull();
    await expect(canvas.getAllByRole("img")).toHaveLength(3);
  },
};

export const Invalid: Story = {
  args: { error: "Ese archivo no es PNG ni JPG." },
  parameters: { english: { error: "That file is no PNG or JPG." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/PNG/);
  },
};

export const Disabled: Story = { args: { disabled: true, images: [square("1")] } };

export const LongTexts: Story = longTexts(meta);
