import type { MemberTypeCode } from "../member/member-type.ts";

/** A signed-in member's session, kept under MC_SESSION_INFO (Spec §3 "Session"). */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: MemberTypeCode;
  /** True until the member has changed the first password. */
  readonly firstTimeLogin: boolean;
}

/** Whether every page leads to the change of password: the member still has the first one (Spec §2 /m/changePsw). */
export const mustChangePassword = (session: Session | undefined): boolean => session?.firstTimeLogin === true;
