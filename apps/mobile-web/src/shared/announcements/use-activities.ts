import { limits } from "@volado/config";
import { useHomeAnnouncements } from "./use-home-announcements.ts";

/**
 * The first promotions of the gateway's order, as the side menu lists them (Spec §2 "Side menu", §9 "side
 * menu 3 activities").
 */
export const useActivities = () => {
  const { data, ...query } = useHomeAnnouncements();
  return { ...query, activities: data?.promotions.slice(0, limits.sideMenu.activities) };
};
