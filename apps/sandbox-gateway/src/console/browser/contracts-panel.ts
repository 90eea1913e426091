import type { WaitingContracts } from "../shapes/accounts.ts";
import type { ConsoleState } from "../shapes/state.ts";
import { button, cardHead, make } from "./build.ts";
import type { Act } from "./panels.ts";

/** The page is a program of its own and carries no domain code along; the server's answer says the same names. */
const offers = [
  ["daily-salary", "Offer daily salary"],
  ["dividend", "Offer dividend"],
  ["hourly-salary", "Offer hourly salary"],
] as const;

const agentRow = ({ username, kinds }: WaitingContracts, act: Act): HTMLElement => {
  const path = `contracts/${encodeURIComponent(username)}`;
  const offerButtons = offers.map(([kind, label]) => {
    const offer = button(label, () => act("POST", path, { kind }, `${username} is offered a contract.`));
    offer.setAttribute("aria-label", `${label} to ${username}`);
    return offer;
  });
  const withdraw = button("Take all back", () =>
    act("DELETE", path, {}, `Nothing waits for ${username} any more.`),
  );
  withdraw.setAttribute("aria-label", `Take all back from ${username}`);
  return make(
    "li",
    "card",
    cardHead(make("b", "", username), ...kinds.map((kind) => make("span", "chip", kind))),
    make("p", "muted", kinds.length === 0 ? "Nothing waits for an answer." : "Waits for an answer."),
    make("div", "row", ...offerButtons, ...(kinds.length === 0 ? [] : [withdraw])),
  );
};

/** What uplines have offered to agents; a new offer takes the place of a waiting one of its kind. */
export const contractsPanel = ({ contracts }: ConsoleState, act: Act): Node =>
  make("ul", "cards", ...contracts.map((row) => agentRow(row, act)));
