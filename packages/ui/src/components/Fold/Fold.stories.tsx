import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge } from "../Badge/Badge.tsx";
import { List } from "../List/List.tsx";
import { Fold } from "./Fold.tsx";

const line = (what: string, when: string, amount: string, state: string) => (
  <span style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
    <span style={{ flex: 1 }}>
      {what} <small>{when}</small>
    </span>
    <span>
      {amount} <Badge tone="quiet">{state}</Badge>
    </span>
  </span>
);

const meta = {
  title: "Content/Fold",
  component: Fold,
  args: { label: "Más datos", onOpenChange: fn(), children: "Lo que no hace falta, pero puede servir." },
  parameters: {
    english: { label: "More details", children: "What isn't needed, but may be of use." },
    page: `A disclosure: a card, or with \`row\` a row of a list.

**Use** it for what few people need: details of a record, optional fields. For a menu's second level use
AccordionItem. Styles: \`@volado/ui/fold.css\`.

**Tokens:** roles, the card's are Card's and the line's are List's.

**Accessibility:** a native \`<details>\`: Enter and Space toggle it, its state is announced, and find-in-page opens
it. The label is its name and must not contain controls.`,
  },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const inside = canvas.getByText(String(args.children));
    await expect(inside).not.toBeVisible();
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(inside).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(inside).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.children))).toBeVisible();
  },
};

/** A row with an amount and a status; in a list it is not a card. */
export const RowOfAList: Story = {
  args: {
    row: true,
    label: line("Retiro", "22/11/2026 18:40", "−$500.00", "En espera"),
    children: "Referencia 4711",
  },
  parameters: {
    english: {
      label: line("Withdrawal", "11/22/2026 18:40", "−$500.00", "Pending"),
      children: "Reference 4711",
    },
  },
  render: (args) => (
    <List>
      <li>
        <Fold {...args} />
      </li>
    </List>
  ),
  play: async ({ canvas }) => {
    const [fold] = canvas.getAllByRole("group");
    await expect(fold).not.toHaveClass("vo-card");
  },
};

/** On a 320 px phone the label wraps and the chevron stays at the end. */
export const LongText: Story = {
  args: {
    label: "Electroencefalografistas y todo lo demás que se puede decir de este movimiento en varias líneas",
    children: "Un-valor-larguísimo-sin-espacios-que-nadie-eligió",
    style: { width: 240 },
  },
  parameters: {
    english: {
      label: "Counterrevolutionaries and all that can be said of this movement on several lines",
      children: "A-very-long-value-without-spaces-that-nobody-chose",
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const fold = canvas.getByRole("group");
    await expect(fold.scrollWidth).toBeLessThanOrEqual(fold.clientWidth);
    const mark = canvasElement.querySelector(".vo-fold__mark")?.getBoundingClientRect();
    const line = canvas.getByText(/Electro|Counter/).getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(line.right);
  },
};
