import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleBanner } from "../../testing/games.samples.ts";
import { inWidth } from "../../testing/in-width.tsx";
import { RichText } from "./RichText.tsx";

const spanish = (
  <>
    <p>
      Deposita solo desde cuentas <strong>a tu nombre</strong>. No cobramos comisión; lee también los{" "}
      <a href="#/m/help">términos de uso</a>.
    </p>
    <h3>Antes de depositar</h3>
    <ol>
      <li>Elige la forma que más te convenga.</li>
      <li>Copia la referencia tal como aparece.</li>
    </ol>
    <h4>Mínimos</h4>
    <ul>
      <li>Transferencia: $50.00</li>
      <li>Efectivo: $100.00</li>
    </ul>
    <blockquote>
      <p>Nunca te pediremos tu NIP.</p>
    </blockquote>
    <dl>
      <dt>Rollover</dt>
      <dd>Las veces que se juega un bono antes de retirarlo.</dd>
    </dl>
  </>
);

const english = (
  <>
    <p>
      Deposit only from accounts <strong>in your own name</strong>. We charge no fee; please read the{" "}
      <a href="#/m/help">terms of use</a> too.
    </p>
    <h3>Before you deposit</h3>
    <ol>
      <li>Choose the way that suits you.</li>
      <li>Copy the reference as it stands.</li>
    </ol>
    <h4>Minimums</h4>
    <ul>
      <li>Transfer: $50.00</li>
      <li>Cash: $100.00</li>
    </ul>
    <blockquote>
      <p>We will never ask for your PIN.</p>
    </blockquote>
    <dl>
      <dt>Wagering</dt>
      <dd>How often a bonus is played before it is withdrawn.</dd>
    </dl>
  </>
);

const meta = {
  title: "Foundation/RichText",
  component: RichText,
  args: { children: spanish },
  parameters: {
    english: { children: english },
    page: `Prose with elements that the site didn't choose: an article, terms of use, an announcement.

**Use** it around sanitised HTML; it does not sanitise. Wrap content wider than the page in an element with
\`data-scroll\`, \`role="region"\`, a name and \`tabindex="0"\`; pictures should have \`width\` and \`height\`.
Styles: \`@volado/ui/rich-text.css\`.

**Tokens:** \`--vo-rich-text-gap\`, \`--vo-rich-text-image-radius\`, else roles.

**Accessibility:** it only styles headings; their levels come from the content and should continue the page's outline.`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element) => getComputedStyle(element);

export const Article: Story = {
  render: (args) => (
    <article style={{ padding: 16 }}>
      <h2>Depósitos</h2>
      <RichText {...args} />
    </article>
  ),
  play: async ({ canvas }) => {
    const [larger, smaller] = [3, 4].map((level) => canvas.getByRole("heading", { level }));
    if (!larger || !smaller) throw new Error("The story has headings of two levels.");
    await expect(Number.parseFloat(styleOf(larger).fontSize)).toBeGreaterThan(
      Number.parseFloat(styleOf(smaller).fontSize),
    );
    await expect(styleOf(canvas.getByRole("link")).textDecorationLine).toBe("underline");
    const [first] = canvas.getAllByRole("listitem");
    await expect(first && styleOf(first).listStyleType).toBe("decimal");
  },
};

/** Scrollable content must be keyboard-accessible. */
const scrolling = { "data-scroll": "", tabIndex: 0 };

const columns = ["Forma", "Mínimo", "Máximo", "Comisión", "Se acredita"];

const wideTable = (label: string, names: readonly string[], [way, fee, time]: readonly string[]) => (
  <section {...scrolling} aria-label={label}>
    <table>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{way}</th>
          <td>$50.00</td>
          <td>$50,000.00</td>
          <td>{fee}</td>
          <td>{time}</td>
        </tr>
      </tbody>
    </table>
  </section>
);

export const WideTable: Story = {
  args: {
    children: wideTable("Tabla", columns, ["Transferencia SPEI", "Sin comisión", "En minutos, las 24 horas"]),
  },
  parameters: {
    english: {
      children: wideTable(
        "Table",
        ["Way", "Minimum", "Maximum", "Commission", "Credited within"],
        ["SPEI transfer", "Without commission", "A few minutes, around the clock"],
      ),
    },
  },
  decorators: [inWidth(280)],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region");
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(280);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

const pictures = (known: string, unknown: string, caption: string) => (
  <>
    <p>
      <img src={sampleBanner(1, known)} alt={known} width={780} height={330} />
    </p>
    <figure>
      <img src={sampleBanner(2, unknown)} alt={unknown} />
      <figcaption>{caption}</figcaption>
    </figure>
  </>
);

export const Pictures: Story = {
  args: { children: pictures("Bono de bienvenida", "Sin medidas", "De tamaño desconocido") },
  parameters: { english: { children: pictures("Welcome bonus", "Without measures", "Of unknown size") } },
  play: async ({ canvas }) => {
    const known = canvas.getByRole("img", { name: /bienvenida|Welcome/ }).getBoundingClientRect();
    await expect(known.width / known.height).toBeCloseTo(780 / 330, 1);
    const unknown = canvas.getByRole("img", { name: /Sin medidas|Without/ }).getBoundingClientRect();
    await expect(unknown.width / unknown.height).toBeCloseTo(16 / 9, 1);
  },
};

const longWords = (heading: string, end: string) => (
  <>
    <h3>{heading}</h3>
    <p>
      https://volado.example/{"muy-".repeat(60)}
      {end}
    </p>
    <pre>{"0123456789".repeat(30)}</pre>
  </>
);

export const LongWords: Story = {
  args: { children: longWords("Electroencefalografista otorrinolaringológico", "larga") },
  parameters: { english: { children: longWords("Counterrevolutionary electroencephalographer", "long") } },
  render: (args) => (
    <div data-testid="page" style={{ width: 160, fontSize: 24 }}>
      <h2>Texto grande</h2>
      <RichText {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId("page");
    await expect(page.scrollWidth).toBeLessThanOrEqual(160);
  },
};
