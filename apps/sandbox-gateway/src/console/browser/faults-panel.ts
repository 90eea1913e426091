import type { CallFault } from "../shapes/faults.ts";
import type { ConsoleState } from "../shapes/state.ts";
import { button, make, toggle } from "./build.ts";
import type { Act } from "./panels.ts";

const slider = (
  label: string,
  max: number,
  step: number,
  value: number,
  words: (value: number) => string,
  onSet: (value: number) => unknown,
): HTMLElement => {
  const input = make("input", "slider");
  input.type = "range";
  input.min = "0";
  input.max = String(max);
  input.step = String(step);
  input.value = String(value);
  const shown = make("output", "", words(value));
  input.addEventListener("input", () => {
    shown.textContent = words(Number(input.value));
  });
  input.addEventListener("change", () => void onSet(Number(input.value)));
  return make("label", "slide", make("span", "slide__head", make("b", "", label), shown), input);
};

const faultWords: Readonly<Record<CallFault, string>> = {
  error: "answers 500",
  abort: "cuts the connection",
  hang: "never answers",
  upgrade: "is being upgraded",
};

const select = (
  label: string,
  options: readonly (readonly [value: string, words: string])[],
): HTMLSelectElement => {
  const element = make(
    "select",
    "field",
    ...options.map(([value, words]) => {
      const option = make("option", "", words);
      option.value = value;
      return option;
    }),
  );
  element.setAttribute("aria-label", label);
  return element;
};

const MINUTE_MS = 60_000;

/** When the maintenance is to end, to the minute, by the clock of whoever looks; empty says nothing. */
const endField = (end: number | null, onSet: (end: number | null) => unknown): HTMLElement => {
  const input = make("input", "field");
  input.type = "datetime-local";
  if (end !== null) {
    const local = end - new Date(end).getTimezoneOffset() * MINUTE_MS;
    input.valueAsNumber = local - (local % MINUTE_MS);
  }
  input.addEventListener("change", () => void onSet(input.value === "" ? null : Date.parse(input.value)));
  return make("label", "slide", make("span", "slide__head", make("b", "", "Maintenance ends")), input);
};

/** What goes wrong on purpose. */
export const faultsPanel = ({ faults, calls }: ConsoleState, act: Act): Node => {
  const set = (part: Record<string, unknown>, done: string) => act("PATCH", "faults", part, done);
  const which = select(
    "Call",
    calls.map((id) => [id, id] as const),
  );
  const how = select("Fault", Object.entries(faultWords));
  const broken = Object.entries(faults.calls);
  const mend = (id: string) =>
    set({ calls: Object.fromEntries(broken.filter(([other]) => other !== id)) }, `${id} works again.`);
  return make(
    "div",
    "groups",
    make(
      "div",
      "group",
      make("h3", "", "Site status"),
      toggle(
        "Maintenance",
        "The status call says the platform is being maintained.",
        faults.maintenance,
        (on) => set({ maintenance: on }, `Maintenance is ${on ? "on" : "off"}.`),
      ),
      ...(faults.maintenance
        ? [
            endField(faults.maintenanceEnd, (maintenanceEnd) =>
              set(
                { maintenanceEnd },
                maintenanceEnd === null ? "Nobody says when it ends." : "The status call says when it ends.",
              ),
            ),
          ]
        : []),
      toggle(
        "Region restriction",
        "The status call says this region is restricted.",
        faults.regionRestriction,
        (on) => set({ regionRestriction: on }, `Region restriction is ${on ? "on" : "off"}.`),
      ),
      toggle(
        "Blocked address",
        "The status call says the caller's address is blocked.",
        faults.blocked,
        (on) => set({ blocked: on }, `The address is ${on ? "blocked" : "free"}.`),
      ),
    ),
    make(
      "div",
      "group",
      make("h3", "", "Every call"),
      slider(
        "Latency",
        5_000,
        100,
        faults.latencyMs,
        (ms) => `${ms} ms`,
        (latencyMs) => set({ latencyMs }, `Answers take ${latencyMs} ms longer.`),
      ),
      slider(
        "Failures",
        1,
        0.05,
        faults.failRate,
        (share) => `${Math.round(share * 100)} %`,
        (failRate) => set({ failRate }, `${Math.round(failRate * 100)} % of calls fail.`),
      ),
    ),
    make(
      "div",
      "group",
      make("h3", "", "Certain calls"),
      make(
        "div",
        "row",
        which,
        how,
        button("Break it", () =>
          set({ calls: { ...faults.calls, [which.value]: how.value } }, `${which.value} is broken.`),
        ),
      ),
      make(
        "ul",
        "list",
        ...broken.map(([id, fault]) =>
          make(
            "li",
            "row",
            make("code", "", id),
            make("span", "muted", faultWords[fault]),
            button("Mend", () => mend(id)),
          ),
        ),
      ),
      button("Mend everything", () => act("DELETE", "faults", {}, "The gateway is healthy.")),
    ),
  );
};
