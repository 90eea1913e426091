/**
 * A merchant's gateways by their codes (Spec §1 "Gateways: WEB 1, MOBILE 3"). The code ends a gateway's module codes
 * and switches, as `COMM3` and `USERNAMEREG3` (decisions S11). What kind of client asks is something else:
 * `isPlatform` and `clientType`, both 2 for a page in a browser, stand with the calls that send them.
 */
export const Gateway = { Web: 1, Mobile: 3 } as const;
export type Gateway = (typeof Gateway)[keyof typeof Gateway];
