import type { ConsoleState } from "../shapes/state.ts";
import type { ChatLine } from "../shapes/words.ts";
import { button, cardHead, make } from "./build.ts";
import type { Act } from "./panels.ts";

const lineRow = ({ username, author, body, read }: ChatLine): HTMLElement =>
  make(
    "li",
    "card",
    cardHead(
      make("b", "", username),
      make("span", "chip", author === "member" ? "wrote" : read ? "answered" : "not seen yet"),
    ),
    make("p", "", body),
  );

/** Answers a member in the live chat, and lists what was said last. */
export const chatPanel = ({ accounts, chats }: ConsoleState, act: Act): Node => {
  const member = make("select", "field", ...accounts.map(({ username }) => make("option", "", username)));
  member.setAttribute("aria-label", "Whom to answer");
  const text = make("input", "field");
  text.maxLength = 500;
  text.setAttribute("aria-label", "What to say");
  const send = button("Send", () =>
    act(
      "POST",
      `chats/${encodeURIComponent(member.value)}`,
      { text: text.value },
      `${member.value} has a message in the live chat.`,
    ),
  );
  return make(
    "div",
    "stack",
    make("div", "row", member, text, send),
    make("ul", "cards", ...chats.map(lineRow)),
  );
};
