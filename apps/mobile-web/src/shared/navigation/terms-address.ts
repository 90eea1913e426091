import { TERMS_ANCHOR } from "@volado/domain";
import { paths } from "./paths.ts";

/** Where the terms of use stand (Spec §2 "/m/help#terms"). */
export const termsAddress = `${paths.help.to()}#${TERMS_ANCHOR}`;
