import type { ReactNode } from "react";
import { merchant } from "./merchant.ts";

/** The merchant's own mark for the kit's Logo, `size` pixels wide; a brand without one has the kit's coin. */
export const brandMark = (size = 28): ReactNode =>
  merchant.logo === "" ? undefined : <img src={merchant.logo} alt="" width={size} height={size} />;
