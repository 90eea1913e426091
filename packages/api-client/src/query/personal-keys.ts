import type { QueryKey } from "@tanstack/react-query";
import { announcementQueries } from "./announcements.ts";
import { favouriteQueries } from "./favourites.ts";
import { launchQueries } from "./launch.ts";
import { memberQueries } from "./member.ts";
import { recentQueries } from "./recents.ts";

/** Roots of everything that belongs to one member; to be removed from the query cache when the session ends. */
export const personalKeys: readonly QueryKey[] = [
  memberQueries.root,
  favouriteQueries.root,
  recentQueries.root,
  announcementQueries.root,
  launchQueries.root,
];
