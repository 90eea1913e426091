import type { QueryKey } from "@tanstack/react-query";
import { announcementQueries } from "./announcements.ts";
import { bankCardQueries } from "./bank-cards.ts";
import { contractQueries } from "./contracts.ts";
import { favouriteQueries } from "./favourites.ts";
import { inboxQueries } from "./inbox.ts";
import { launchQueries } from "./launch.ts";
import { memberQueries } from "./member.ts";
import { recentQueries } from "./recents.ts";
import { recordQueries } from "./records.ts";
import { rewardQueries } from "./rewards.ts";
import { securityQueries } from "./security.ts";
import { teamQueries } from "./team.ts";
import { withdrawalQueries } from "./withdrawals.ts";

/** Roots of everything that belongs to one member; to be removed from the query cache when the session ends. */
export const personalKeys: readonly QueryKey[] = [
  memberQueries.root,
  favouriteQueries.root,
  recentQueries.root,
  announcementQueries.root,
  launchQueries.root,
  contractQueries.root,
  securityQueries.root,
  bankCardQueries.root,
  rewardQueries.root,
  recordQueries.root,
  withdrawalQueries.root,
  inboxQueries.root,
  teamQueries.root,
];
