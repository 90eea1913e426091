import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { FilterDrawer } from "./FilterDrawer.tsx";

const vendors = ["Agave Play", "Nopal Games", "Quetzal", "Jaguar Studios", "Mezcal", "Talavera"].map(
  (label) => ({ value: label, label }),
);
const minBets = ["0.01", "0.05", "0.10", "0.50", "0.75", "1.00"].map((bet) => ({
  value: bet,
  label: `$${bet}`,
}));

const meta = {
  title: "Game/FilterDrawer",
  component: FilterDrawer,
  args: {
    open: true,
    onClose: fn(),
    filter: { vendor: "Quetzal", minBet: "" },
    vendors,
    minBets,
    onSubmit: fn(),
    labels: {
      title: "Filtrar juegos",
      vendor: "Proveedor",
      minBet: "Apuesta mínima",
      all: "Todos",
      submit: "Aplicar",
      reset: "Restablecer",
      close: "Cerrar",
    },
  },
  parameters: {
    english: {
      labels: {
        title: "Filter games",
        vendor: "Provider",
        minBet: "Minimum bet",
        all: "All",
        submit: "Apply",
        reset: "Reset",
        close: "Close",
      },
    },
    docs: { story: { inline: false, iframeHeight: 560 } },
    page: `The filter of a game list, as a sheet from the bottom.

**Use** it where VendorTabs is not enough. Choices are a draft: they apply when submitted and are discarded on close.
Omit \`minBets\` for games without lines, pass no \`vendors\` if there is only one, and set \`everyVendor={false}\` if
they can't be listed together.

**Tokens:** those of Drawer, SegmentedChoice and Button.

**Accessibility:** a modal dialog; each part is a named radio group.`,
  },
} satisfies Meta<typeof FilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("radio", { name: "Quetzal" })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: "Mezcal" }));
    await userEvent.click(dialog.getByRole("radio", { name: "$0.50" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: args.labels.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ vendor: "Mezcal", minBet: "0.50" });
  },
};

export const ResetChoosesEverything: Story = {
  tags: ["!autodocs"],
  args: { filter: { vendor: "Quetzal", minBet: "0.05" } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: args.labels.reset }));
    for (const all of dialog.getAllByRole("radio", { name: args.labels.all }))
      await expect(all).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: args.labels.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ vendor: "", minBet: "" });
  },
};

export const WithoutMinimumBet: Story = {
  args: { minBets: [] },
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await expect(screen.queryByRole("group", { name: args.labels.minBet })).not.toBeInTheDocument();
  },
};

export const OneVendor: Story = {
  args: { vendors: [], filter: { vendor: "", minBet: "" } },
  play: async ({ args }) => {
    await screen.findByRole("group", { name: args.labels.minBet });
    await expect(screen.queryByRole("group", { name: args.labels.vendor })).not.toBeInTheDocument();
  },
};

export const OneVendorAtATime: Story = {
  args: {
    vendors: vendors.slice(0, 2),
    everyVendor: false,
    filter: { vendor: "Nopal Games", minBet: "0.05" },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const makers = within(dialog.getByRole("group", { name: args.labels.vendor }));
    await expect(makers.getAllByRole("radio")).toHaveLength(2);
    await userEvent.click(dialog.getByRole("button", { name: args.labels.reset }));
    await expect(makers.getByRole("radio", { name: "Agave Play" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: args.labels.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ vendor: "Agave Play", minBet: "" });
  },
};

export const ClosingDropsTheDraft: Story = {
  tags: ["!autodocs"],
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <FilterDrawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("radio", { name: "Mezcal" }));
    await userEvent.click(screen.getByRole("button", { name: args.labels.close }));
    await userEvent.click(opener);
    await expect(await screen.findByRole("radio", { name: "Quetzal" })).toBeChecked();
  },
};

export const LongTexts: Story = longTexts(meta);
