import { html, type Raw } from "../pages/html.ts";
import type { TextKey } from "./browser/texts.ts";

/** A text of the page's language. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** A multiple for players, from hundredths. */
export const times = (hundredths: number): string => String(hundredths / 100);

interface Choice {
  readonly value: string | number;
  readonly label: string | number | Raw;
  readonly look?: string;
}

interface Group {
  readonly name: string;
  readonly legend: string;
  /** Class of the grid. */
  readonly layout: string;
  /** Preselected; without it, the player has to choose before the first round. */
  readonly chosen?: Choice["value"];
}

/** Radio buttons of a round's choice. Groups of one name are one choice. */
export const choices = ({ name, legend, layout, chosen }: Group, options: readonly Choice[]): Raw => html`
  <fieldset>
    <legend>${legend}</legend>
    <div class="${layout}">${options.map(
      ({ value, label, look = "" }) =>
        html`<label class="choice ${look}"><input type="radio" name="${name}" value="${value}"
          ${value === chosen ? html`checked` : ""}><span>${label}</span></label>`,
    )}</div>
  </fieldset>`;
