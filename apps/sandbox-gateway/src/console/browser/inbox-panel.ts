import type { ConsoleState } from "../shapes/state.ts";
import type { InboxLetter } from "../shapes/words.ts";
import { button, cardHead, make } from "./build.ts";
import type { Act } from "./panels.ts";
import { pictureLinks } from "./picture-links.ts";

/** So many unread messages show as 99+. */
const MANY = 120;

const letterRow = ({ id, username, topic, title, text, pictures, sentAt }: InboxLetter): HTMLElement =>
  make(
    "li",
    "card",
    cardHead(
      make("b", "", username),
      make("span", "chip", topic),
      make("span", "muted", new Date(sentAt).toLocaleString()),
    ),
    make("b", "", title),
    make("p", "", text),
    ...(pictures === 0
      ? []
      : [
          make(
            "div",
            "row",
            ...pictureLinks("Picture", `inbox/${encodeURIComponent(id)}/pictures`, pictures),
          ),
        ]),
  );

/** Writes to members, one message or many, and lists what they wrote to the house. */
export const inboxPanel = ({ accounts, letters }: ConsoleState, act: Act): Node => {
  const writers = accounts.flatMap(({ username }) =>
    [1, MANY].map((count) =>
      button(`Write ${count} to ${username}`, () =>
        act(
          "POST",
          `inbox/${encodeURIComponent(username)}`,
          { count },
          `${username} has ${count} more to read.`,
        ),
      ),
    ),
  );
  return make(
    "div",
    "",
    make("div", "row", ...writers),
    letters.length === 0
      ? make("p", "muted", "No member has written.")
      : make("ul", "cards", ...letters.map(letterRow)),
  );
};
