import { change } from "./calls.ts";

const refreshMs = 4_000;
const dialogs: Readonly<Record<string, string>> = {
  "world/reset": "Reset accounts, wallets, favourites, switches, registration fields, faults and outbox?",
};

/** Shows a message in the page's status line. */
const say = (sentence: string, failed = false): void => {
  const line = document.querySelector<HTMLElement>("#line");
  if (line === null) return;
  line.textContent = sentence;
  line.dataset.failed = String(failed);
};

/** Shows the end of the maintenance in the browser's time zone. */
const fillTimes = (): void => {
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-at]")) {
    const at = Number(input.dataset.at);
    if (at > 0) input.valueAsNumber = Math.floor(at / 60_000 - new Date(at).getTimezoneOffset()) * 60_000;
  }
};

let shown = "";

/** Refreshes the page, except while someone is typing or choosing. */
const show = async (always = false): Promise<void> => {
  const text = await (await fetch("/console")).text();
  if (!always && (text === shown || document.activeElement?.matches("input, select"))) return;
  shown = text;
  const focused = document.activeElement?.getAttribute("aria-label");
  const next = new DOMParser().parseFromString(text, "text/html").querySelector("main");
  if (next) document.querySelector("main")?.replaceWith(next);
  fillTimes();
  if (focused) document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
};

const watch = async (): Promise<void> => {
  await show().catch(() => say("The gateway does not answer.", true));
  setTimeout(() => void watch(), refreshMs);
};

/** A field's value as the gateway expects it: amounts in centavos, instants in epoch milliseconds. */
const fieldValue = (field: Element | null | undefined): string | number | boolean | null => {
  if (field instanceof HTMLSelectElement) return field.value;
  if (!(field instanceof HTMLInputElement)) return null;
  const { type, value, checked, dataset } = field;
  if (type === "checkbox") return checked;
  if (type === "text") return value;
  if (value === "") return null;
  if (type === "datetime-local") return Date.parse(value);
  return dataset.times === undefined ? Number(value) : Math.round(Number(value) * Number(dataset.times));
};

/** Runs the action of a button or field with the values of the fields beside it. */
const act = async (element: HTMLElement): Promise<void> => {
  const { method = "", path = "", body = "{}" } = element.dataset;
  const question = dialogs[path];
  if (question !== undefined && !confirm(question)) return;
  const fields = element.closest(".row, label, td");
  const read = (name: string) => fieldValue(fields?.querySelector(`[name="${name}"]`));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(read(name))));
  const order = body.replace(/"\{(\w+)\}"/g, (_, name: string) => JSON.stringify(read(name)));
  try {
    await change(method, address, JSON.parse(order));
    say(`${element.getAttribute("aria-label")}: done.`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
  await show(true);
};

document.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest("button") : null;
  if (pressed?.dataset.method) void act(pressed);
  else if (pressed?.matches(".copy") && "clipboard" in navigator)
    void navigator.clipboard.writeText(pressed.textContent).then(() => say("Copied."));
});
document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.method) void act(target);
});
await watch();
