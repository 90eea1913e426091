/**
 * Codes and types used by a site's first calls. All rules and all other types are in the subpath of their area:
 * `@volado/domain/games`, `@volado/domain/wallet` and so on.
 *
 * @packageDocumentation
 */
export { MessageKey } from "./errors/message-key.ts";
export { type Game, GameClassify, type GamePage, GameType } from "./games/game.ts";
export { type MemberInfo, MemberType, type Viewer } from "./member/member.ts";
export type { Session } from "./session/session.ts";
export { Language } from "./site/language.ts";
export type { SiteInfo } from "./site/site-info.ts";
export { SiteSwitch } from "./site/switches.ts";
export type { Vendor, VendorCategory } from "./vendors/vendors.ts";
export type { Wallet } from "./wallet/wallet.ts";
