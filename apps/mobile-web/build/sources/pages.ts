import { paths } from "../../src/shared/navigation/paths.ts";

/** The start page of the installed site. */
export const homePath = paths.home.to();

export { SHARE_PATH } from "../../src/shared/navigation/shared-address.ts";
