import type { SecurityOverview } from "@volado/domain/security";

/** What every part of the security center is given. */
export interface SecurityPartProps {
  readonly overview: SecurityOverview;
}
