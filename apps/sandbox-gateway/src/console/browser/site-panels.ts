import type { ConsoleState } from "../api.ts";
import {
  button,
  cards,
  checkbox,
  field,
  groups,
  make,
  muted,
  press,
  row,
  select,
  stack,
  toggle,
} from "./build.ts";
import { act, type Change } from "./calls.ts";

/** What a panel shows of the gateway's state. */
export type Panel = (state: ConsoleState) => Node;

type Faults = ConsoleState["faults"];

const setFaults = (part: Partial<Faults>, done: string): Change => ["PATCH", "faults", part, done];

const labelled = (label: string, shown: readonly Node[], input: Node): HTMLElement =>
  make("label", "slide", make("span", "slide__head", make("b", "", label), ...shown), input);

const slider = (
  label: string,
  [max, step, value]: readonly [max: number, step: number, value: number],
  words: (value: number) => string,
  changeTo: (value: number) => Change,
): HTMLElement => {
  const input = field("range", label, "0", { min: "0", max: String(max), step: String(step) });
  input.className = "slider";
  input.value = String(value);
  const shown = make("output", "", words(value));
  input.addEventListener("input", () => {
    shown.textContent = words(Number(input.value));
  });
  input.addEventListener("change", () => void act(...changeTo(Number(input.value))));
  return labelled(label, [shown], input);
};

const faultWords = {
  error: "answers 500",
  abort: "cuts the connection",
  hang: "never answers",
  upgrade: "is being upgraded",
} as const satisfies Record<Faults["calls"][string], string>;

const MINUTE_MS = 60_000;

/** When the maintenance is to end, to the minute, in the browser's time zone; empty says nothing. */
const endField = (end: number | null): HTMLElement => {
  const input = field("datetime-local", "Maintenance ends", "");
  if (end !== null) {
    const local = end - new Date(end).getTimezoneOffset() * MINUTE_MS;
    input.valueAsNumber = local - (local % MINUTE_MS);
  }
  input.addEventListener("change", () => {
    const maintenanceEnd = input.value === "" ? null : Date.parse(input.value);
    const done = input.value === "" ? "Nobody says when it ends." : "The status call says when it ends.";
    void act(...setFaults({ maintenanceEnd }, done));
  });
  return labelled("Maintenance ends", [], input);
};

/** What goes wrong on purpose. */
const faults: Panel = ({ faults, calls }) => {
  const which = select(
    "Call",
    calls.map((id) => [id, id] as const),
  );
  const how = select("Fault", Object.entries(faultWords));
  const broken = Object.entries(faults.calls);
  return groups([
    [
      "Site status",
      toggle(
        "Maintenance",
        "The status call says the platform is being maintained.",
        faults.maintenance,
        (on) => setFaults({ maintenance: on }, `Maintenance is ${on ? "on" : "off"}.`),
      ),
      ...(faults.maintenance ? [endField(faults.maintenanceEnd)] : []),
      toggle(
        "Region restriction",
        "The status call says this region is restricted.",
        faults.regionRestriction,
        (on) => setFaults({ regionRestriction: on }, `Region restriction is ${on ? "on" : "off"}.`),
      ),
      toggle(
        "Blocked address",
        "The status call says the caller's address is blocked.",
        faults.blocked,
        (on) => setFaults({ blocked: on }, `The address is ${on ? "blocked" : "free"}.`),
      ),
    ],
    [
      "Every call",
      slider(
        "Latency",
        [5_000, 100, faults.latencyMs],
        (ms) => `${ms} ms`,
        (latencyMs) => setFaults({ latencyMs }, `Answers take ${latencyMs} ms longer.`),
      ),
      slider(
        "Failures",
        [1, 0.05, faults.failRate],
        (share) => `${Math.round(share * 100)} %`,
        (failRate) => setFaults({ failRate }, `${Math.round(failRate * 100)} % of calls fail.`),
      ),
    ],
    [
      "Certain calls",
      row(
        which,
        how,
        button("Break it", () =>
          act(
            "PATCH",
            "faults",
            { calls: { ...faults.calls, [which.value]: how.value } },
            `${which.value} is broken.`,
          ),
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
            muted(faultWords[fault]),
            press(
              "Mend",
              setFaults(
                { calls: Object.fromEntries(broken.filter(([other]) => other !== id)) },
                `${id} works again.`,
              ),
            ),
          ),
        ),
      ),
      press("Mend everything", ["DELETE", "faults", {}, "The gateway is healthy."]),
    ],
  ]);
};

/** Every white-label switch, under its group. */
const switches: Panel = ({ switches }) =>
  groups(
    [...new Set(switches.map(({ group }) => group))].map((title) => [
      title,
      ...switches
        .filter(({ group }) => group === title)
        .map(({ name, on, description }) =>
          toggle(name, description, on, (next) => [
            "PUT",
            `switches/${encodeURIComponent(name)}`,
            { on: next },
            `${name} is ${next ? "on" : "off"}.`,
          ]),
        ),
    ]),
  );

/** Which fields the registration form has. What an account can't do without is shown whatever is set here. */
const registration: Panel = ({ registrationFields }) =>
  make(
    "table",
    "fields",
    make(
      "thead",
      "",
      make("tr", "", ...["Field", "On", "Required", "At most"].map((title) => make("th", "", title))),
    ),
    make(
      "tbody",
      "",
      ...registrationFields.map(({ name, ...setting }) => {
        const set = (part: Partial<typeof setting>) =>
          act("PUT", `registration-fields/${name}`, { ...setting, ...part }, `${name} is configured.`);
        const boxes = (["enabled", "required"] as const).map((part) => {
          const box = checkbox(setting[part], (on) => set({ [part]: on }));
          box.setAttribute("aria-label", `${name} is ${part}`);
          return box;
        });
        const limits = { min: "1", max: "128", placeholder: "rule" };
        const length = field("number", `Most characters of ${name}`, String(setting.maxLength ?? ""), limits);
        length.addEventListener(
          "change",
          () => void set({ maxLength: length.value === "" ? null : Number(length.value) }),
        );
        return make(
          "tr",
          "",
          make("th", "", name),
          ...[...boxes, length].map((cell) => make("td", "", cell)),
        );
      }),
    ),
  );

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** What is "good" at the 75th percentile (web.dev/articles/vitals), and how a value is written. */
const measures = [
  { name: "LCP", good: 2_500, write: milliseconds },
  { name: "INP", good: 200, write: milliseconds },
  { name: "CLS", good: 0.1, write: (value: number) => value.toFixed(3) },
  { name: "TTFB", good: 800, write: milliseconds },
] as const;

/** Three of four visits to a route were no slower than this. */
const vitals: Panel = ({ vitals: routes }) =>
  stack(
    ...(routes.length === 0
      ? []
      : [make("p", "muted", "75th percentiles by the page that a visit began with.")]),
    cards(
      routes,
      "No page has reported yet: a page reports when it leaves the screen, where merchant.json has a vitalsAddress.",
      ({ route, reports, percentiles }) => ({
        head: [make("b", "", route), muted(reports === 1 ? "1 visit" : `${reports} visits`)],
        facts: measures.map(({ name, good, write }) => {
          const value = percentiles[name];
          return [name, value === undefined ? value : `${write(value)}${value > good ? " (not good)" : ""}`];
        }),
      }),
    ),
    press("Forget them", ["DELETE", "vitals", {}, "What was measured is forgotten."]),
  );

/** Keys and the way back. */
const world: Panel = ({ kids }) => {
  const reset = () => {
    if (confirm("Reset accounts, wallets, favourites, switches, registration fields, faults and outbox?"))
      return act("POST", "world/reset", {}, "The world is as it was seeded.");
  };
  return stack(
    make("p", "", "Body-encryption keys offered by the status call, newest first:"),
    row(...kids.map((kid) => make("code", "chip", kid))),
    row(
      press("Rotate the key", ["POST", "keys/rotate", {}, "A new key is offered; the last one stays valid."]),
      press("Expire all sessions", ["POST", "sessions/expire", {}, "Everybody is logged out."]),
      button("Reset the world", reset, "button button--danger"),
    ),
  );
};

/** What the console shows of the site and the gateway, by the panel's place. */
export const sitePanels = { faults, switches, registration, vitals, world } as const;
