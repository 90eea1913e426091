import { CoinMark } from "@volado/ui";
import type { ReactNode } from "react";
import { merchant } from "./merchant.ts";

/**
 * The merchant's own mark, `size` pixels wide, wherever the site shows whose it is; a brand without one has
 * the kit's coin.
 */
export const brandMark = (size = 28): ReactNode =>
  merchant.logo === "" ? (
    <CoinMark size={size} />
  ) : (
    <img src={merchant.logo} alt="" width={size} height={size} />
  );
