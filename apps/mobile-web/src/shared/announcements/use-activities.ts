import { limits } from "@volado/config";
import type { Announcement } from "@volado/domain/announcements";
import { type AsyncState, mapAsync } from "../query/async-state.ts";
import { useHomeAnnouncements } from "./use-announcement-bundle.ts";

/**
 * The first promotions of the gateway's order, as the side menu lists them (Spec §2 "Side menu", §9 "side
 * menu 3 activities").
 */
export const useActivities = (): AsyncState<readonly Announcement[]> =>
  mapAsync(useHomeAnnouncements("promotions"), ({ promotions }) =>
    promotions.slice(0, limits.sideMenu.activities),
  );
