import { paths } from "../../src/shared/navigation/paths.ts";

/** Where the installed site begins. */
export const homePath = paths.home.to();

export { SHARE_PATH } from "../../src/shared/navigation/shared-address.ts";
