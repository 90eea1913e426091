import type { RegistrationFieldRow } from "../shapes/site.ts";
import type { ConsoleState } from "../shapes/state.ts";
import { make } from "./build.ts";
import type { Act } from "./panels.ts";

const check = (label: string, on: boolean, onChange: (on: boolean) => unknown): HTMLElement => {
  const input = make("input", "");
  input.type = "checkbox";
  input.checked = on;
  input.setAttribute("aria-label", label);
  input.addEventListener("change", () => void onChange(input.checked));
  return input;
};

const fieldRow = (field: RegistrationFieldRow, act: Act): HTMLElement => {
  const { name, ...setting } = field;
  const set = (change: Partial<typeof setting>) =>
    act("PUT", `registration-fields/${name}`, { ...setting, ...change }, `${name} is configured.`);
  const length = make("input", "field");
  length.type = "number";
  length.min = "1";
  length.max = "128";
  length.placeholder = "rule";
  length.value = setting.maxLength === null ? "" : String(setting.maxLength);
  length.setAttribute("aria-label", `Most characters of ${name}`);
  length.addEventListener(
    "change",
    () => void set({ maxLength: length.value === "" ? null : Number(length.value) }),
  );
  return make(
    "tr",
    "",
    make("th", "", name),
    make(
      "td",
      "",
      check(`${name} is enabled`, setting.enabled, (enabled) => set({ enabled })),
    ),
    make(
      "td",
      "",
      check(`${name} is required`, setting.required, (required) => set({ required })),
    ),
    make("td", "", length),
  );
};

const titles = ["Field", "On", "Required", "At most"];

/** Which fields the registration form has. What an account can't do without is shown whatever is set here. */
export const registrationPanel = ({ registrationFields }: ConsoleState, act: Act): Node =>
  make(
    "table",
    "fields",
    make("thead", "", make("tr", "", ...titles.map((title) => make("th", "", title)))),
    make("tbody", "", ...registrationFields.map((field) => fieldRow(field, act))),
  );
