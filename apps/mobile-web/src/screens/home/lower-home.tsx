import type { HomeContent } from "@volado/domain/vendors";
import VendorBlocks from "../../features/vendors/components/vendor-blocks.tsx";
import { HotHome, type HotHomeProps } from "./hot-home.tsx";
import { RecentHome } from "./recent-home.tsx";

export interface LowerHomeProps extends HotHomeProps {
  /** Undefined while home shows all its parts. */
  content: Exclude<HomeContent, "HOT"> | undefined;
}

/** What of home lies below the first view; its code comes after the first view's. */
export default function LowerHome({ content, ...rest }: LowerHomeProps) {
  if (!content) return <HotHome {...rest} />;
  return content === "RECENT" ? (
    <RecentHome actions={rest.actions} />
  ) : (
    <VendorBlocks type={content} categories={rest.categories} />
  );
}
