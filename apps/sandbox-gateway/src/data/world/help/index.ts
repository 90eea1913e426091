import { account } from "./account.ts";
import { bonuses } from "./bonuses.ts";
import { contact } from "./contact.ts";
import { deposits } from "./deposits.ts";
import { games } from "./games.ts";
import { privacy } from "./privacy.ts";
import { responsible } from "./responsible.ts";
import { security } from "./security.ts";
import type { SeedHelpTopic } from "./seed-help-topic.ts";
import { terms } from "./terms.ts";
import { withdrawals } from "./withdrawals.ts";

export type { SeedHelpTopic } from "./seed-help-topic.ts";

/** All topics, in the order in which addresses count them. */
export const seedHelpTopics: readonly SeedHelpTopic[] = [
  account,
  deposits,
  withdrawals,
  bonuses,
  games,
  security,
  responsible,
  terms,
  privacy,
  contact,
];
