import type { Session } from "@volado/domain/session";

/** A member's session. */
export const ana: Session = {
  token: "t",
  merchantCode: "volado",
  userName: "ana",
  type: 0,
  firstTimeLogin: false,
};
