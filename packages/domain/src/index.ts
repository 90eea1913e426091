/**
 * The codes and types that the first calls of a site speak of. Every rule, and every other type, is in the
 * subpath of its area: `@volado/domain/games`, `@volado/domain/wallet` and so on.
 *
 * @packageDocumentation
 */
export { MessageKey } from "./errors/message-key.ts";
export type { Game, GamePage } from "./games/game.ts";
export { GameClassify, GameType } from "./games/game-type.ts";
export type { MemberInfo } from "./member/member.ts";
export type { Viewer } from "./member/member-rules.ts";
export { MemberType } from "./member/member-type.ts";
export type { Session } from "./session/session.ts";
export { Language } from "./site/language.ts";
export type { SiteInfo } from "./site/site-info.ts";
export { SiteSwitch } from "./site/switches.ts";
export type { Vendor, VendorCategory } from "./vendors/vendor.ts";
export type { Wallet } from "./wallet/wallet.ts";
