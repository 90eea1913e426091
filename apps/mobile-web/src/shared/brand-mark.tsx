import { CoinMark } from "@volado/ui";
import type { ReactNode } from "react";
import { merchant } from "./merchant.ts";

/** The merchant's logo, `size` pixels wide; the UI kit's coin for a brand without one. */
export const brandMark = (size = 28): ReactNode =>
  merchant.logo === "" ? (
    <CoinMark size={size} />
  ) : (
    <img src={merchant.logo} alt="" width={size} height={size} />
  );
