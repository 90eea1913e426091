import type { MemberTypeCode } from "./member-type.ts";

/** What the site knows of the signed-in member (Spec §3 "Member info"). */
export interface MemberInfo {
  readonly id: string;
  readonly account: string;
  readonly nickname: string | undefined;
  readonly type: MemberTypeCode;
  /** VIP club label; benefits are shown only with one. */
  readonly clubLabel: string | undefined;
  readonly avatarUrl: string | undefined;
}
