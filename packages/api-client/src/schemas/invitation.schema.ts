import type { Invitation, InvitedFriend } from "@volado/domain";
import { wireCount } from "./primitives.ts";
import { sideRows } from "./rows.ts";
import { wireSome } from "./words.ts";
import { z } from "./z.ts";

const friend = z.pipe(
  z.object({ userName: wireSome, registerTime: wireCount }),
  z.transform((wire): InvitedFriend => ({ name: wire.userName, joinedAt: wire.registerTime })),
);

/** A member's invitation: code, how many came with it, the latest of them (decisions B2). */
export const invitationSchema = z.pipe(
  z.object({
    affiliateCode: wireSome,
    totalCount: wireCount,
    list: sideRows(friend),
  }),
  z.transform(
    (wire): Invitation => ({ code: wire.affiliateCode, invited: wire.totalCount, friends: wire.list }),
  ),
);
