import type { BannerCarouselProps } from "@volado/ui";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Follows a banner: site paths without loading anew, other addresses as the browser does. */
export const useBannerOpen = (): NonNullable<BannerCarouselProps["onOpen"]> => {
  const follow = useLinkNavigation();
  return (_slide, event) => follow(event);
};
