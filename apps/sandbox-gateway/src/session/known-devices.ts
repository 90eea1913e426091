import { browserName } from "@volado/domain/security";
import { writeSecurityMessage } from "../inbox/security-message.ts";
import type { Call } from "../request/call.ts";
import type { Tx } from "../wallet/ledger.ts";
import { tokenHash } from "./sessions.ts";

/**
 * Stores the browser of a login, and tells a member who has logged in with other browsers only. The first one that is
 * stored is the member's own.
 */
export const meetBrowser = async (
  tx: Tx,
  memberId: string,
  { services, browser }: Pick<Call, "services" | "browser">,
): Promise<void> => {
  const devices = tx.selectFrom("known_devices").select("device_hash").where("member_id", "=", memberId);
  const known = (await devices.execute()).map(({ device_hash }) => device_hash);
  const id = browser.keepId();
  const hash = id === undefined ? undefined : tokenHash(id);
  const at = services.now();
  if (hash !== undefined) {
    const row = { member_id: memberId, device_hash: hash, seen_at: at };
    await tx
      .insertInto("known_devices")
      .values(row)
      .onConflict((same) => same.columns(["member_id", "device_hash"]).doUpdateSet({ seen_at: at }))
      .execute();
  }
  if (known.length === 0 || (hash !== undefined && known.includes(hash))) return;
  const name = browserName(browser.userAgent);
  await writeSecurityMessage(tx, { event: "login", memberId, at, name }, services.brand);
};
