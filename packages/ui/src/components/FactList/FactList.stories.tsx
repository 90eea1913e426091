import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inWidth } from "../../testing/in-width.tsx";
import { FactList } from "./FactList.tsx";

const meta = {
  title: "Content/FactList",
  component: FactList,
  args: {
    items: [
      { label: "Lo ofrece", value: "corredor" },
      { label: "Se paga", value: "Cada día" },
      { label: "Vigencia", value: "Sin fecha de término" },
    ],
  },
  parameters: {
    english: {
      items: [
        { label: "Offered by", value: "corredor" },
        { label: "Paid", value: "Every day" },
        { label: "Valid", value: "No end date" },
      ],
    },
    page: `Labels and values.

**Use** it for a handful of facts about one item; for several items use DataTable. Styles:
\`@volado/ui/fact-list.css\`.

**Tokens:** \`--vo-facts-gap\`, else roles.

**Accessibility:** a description list; a value that doesn't fit beside its label is below it.`,
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
    const [first] = canvas.getAllByRole("definition");
    await expect(first).toHaveTextContent("corredor");
  },
};

/** On a 320 px phone long values wrap below their label, and nothing overflows. */
export const LongValues: Story = {
  args: {
    items: [
      { label: "Lo ofrece", value: "un-nombre-de-usuario-larguisimo-sin-espacios-que-no-cabe" },
      { label: "Base del cálculo", value: "Lo que tu equipo apuesta en todos los juegos del sitio" },
    ],
  },
  parameters: {
    english: {
      items: [
        { label: "Offered by", value: "a-very-long-user-name-without-any-spaces-that-does-not-fit" },
        { label: "Basis of the calculation", value: "What your team bets in all of the games of the site" },
      ],
    },
  },
  decorators: [inWidth(240)],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector(".vo-facts");
    await expect(list?.scrollWidth ?? 0).toBeLessThanOrEqual(240);
  },
};

/** Without items there are no terms. */
export const Empty: Story = {
  args: { items: [] },
  parameters: { english: { items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("term")).not.toBeInTheDocument();
  },
};
