import { readState, say } from "./calls.ts";
import { memberPanels } from "./member-panels.ts";
import { type Panel, sitePanels } from "./site-panels.ts";

const panels: Readonly<Record<string, Panel>> = { ...memberPanels, ...sitePanels };

const refreshMs = 4_000;
let shown = "";

/** Someone who is typing or choosing must not lose their place to a refresh. */
const busy = (): boolean => document.activeElement?.matches("input, select") === true;

const show = async (always = false): Promise<void> => {
  const state = await readState();
  const text = JSON.stringify(state);
  if (!always && (text === shown || busy())) return;
  shown = text;
  const focused = document.activeElement?.getAttribute("aria-label");
  for (const place of document.querySelectorAll<HTMLElement>("[data-panel]")) {
    const panel = panels[place.dataset.panel ?? ""];
    if (panel) place.replaceChildren(panel(state));
  }
  if (focused) document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
};

const watch = async (): Promise<void> => {
  try {
    await show();
  } catch {
    say("The gateway does not answer.", true);
  }
  setTimeout(() => void watch(), refreshMs);
};

document.addEventListener("changed", () => void show(true));
await watch();
say("Changes apply at once.");
