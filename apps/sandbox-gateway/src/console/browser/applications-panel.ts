import type { RewardStatus } from "@volado/domain/rewards";
import type { SentApplication } from "../shapes/applications.ts";
import type { ConsoleState } from "../shapes/state.ts";
import { button, cardHead, make } from "./build.ts";
import type { Act } from "./panels.ts";
import { pictureLinks } from "./picture-links.ts";

/** What the house may say to an application. */
const answers = [
  "Process",
  "Joined",
  "Issued",
  "Claimed",
  "Close",
  "Rejected",
] as const satisfies RewardStatus[];

const applicationRow = (application: SentApplication, act: Act): HTMLElement => {
  const { id, username, promotionId, status, remark, pictures, sentAt } = application;
  const path = `applications/${encodeURIComponent(id)}`;
  const answer = (next: RewardStatus) => {
    const press = button(next, () =>
      act("PUT", path, { status: next }, `${username}'s application is ${next}.`),
    );
    press.setAttribute("aria-label", `${next}: ${username}, ${promotionId}`);
    return press;
  };
  return make(
    "li",
    "card",
    cardHead(
      make("b", "", username),
      make("span", "chip", status),
      make("span", "muted", `${promotionId} · ${new Date(sentAt).toLocaleString()}`),
    ),
    ...(remark === "" ? [] : [make("p", "", remark)]),
    make(
      "div",
      "row",
      ...pictureLinks("Picture", `${path}/pictures`, pictures),
      ...(status === "Rejected" ? [] : answers.filter((next) => next !== status).map(answer)),
    ),
  );
};

/** Applications to promotions, the newest first, each with what the house may say to it. */
export const applicationsPanel = ({ applications }: ConsoleState, act: Act): Node =>
  applications.length === 0
    ? make("p", "muted", "Nobody has applied.")
    : make("ul", "cards", ...applications.map((application) => applicationRow(application, act)));
