/** Members, account types, permissions, invitations and the VIP club. */

export * from "./invitation.ts";
export * from "./member.ts";
export * from "./menu-entry.ts";
export * from "./vip-club.ts";
