import type { ConsoleState } from "../shapes/state.ts";
import { applicationsPanel } from "./applications-panel.ts";
import { change, readState } from "./calls.ts";
import { chatPanel } from "./chat-panel.ts";
import { contractsPanel } from "./contracts-panel.ts";
import { depositsPanel } from "./deposits-panel.ts";
import { faultsPanel } from "./faults-panel.ts";
import { inboxPanel } from "./inbox-panel.ts";
import { type Act, accountsPanel, outboxPanel, switchesPanel, worldPanel } from "./panels.ts";
import { registrationPanel } from "./registration-panel.ts";
import { rewardsPanel } from "./rewards-panel.ts";
import { vitalsPanel } from "./vitals-panel.ts";
import { withdrawalsPanel } from "./withdrawals-panel.ts";

const panels: Readonly<Record<string, (state: ConsoleState, act: Act) => Node>> = {
  accounts: accountsPanel,
  outbox: outboxPanel,
  faults: faultsPanel,
  switches: switchesPanel,
  registration: registrationPanel,
  deposits: depositsPanel,
  contracts: contractsPanel,
  inbox: inboxPanel,
  applications: applicationsPanel,
  rewards: rewardsPanel,
  withdrawals: withdrawalsPanel,
  chat: chatPanel,
  vitals: vitalsPanel,
  world: worldPanel,
};

const refreshMs = 4_000;
let shown = "";

const say = (sentence: string, failed = false): void => {
  const line = document.querySelector<HTMLElement>("#line");
  if (line === null) return;
  line.textContent = sentence;
  line.dataset.failed = String(failed);
};

const act: Act = async (method, name, body, done) => {
  try {
    await change(method, name, body);
    say(done);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
  await show(true);
};

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
    if (panel) place.replaceChildren(panel(state, act));
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

await watch();
say("Changes apply at once.");
