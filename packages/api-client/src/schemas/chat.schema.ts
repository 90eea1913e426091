import { wireCount } from "./primitives.ts";
import { z } from "./z.ts";

/** `value.unReadCount` of the live chat (Spec §3 "Chat"). */
export const chatUnreadSchema = z.pipe(
  z.object({ unReadCount: wireCount }),
  z.transform(({ unReadCount }): number => unReadCount),
);

/** Where the live chat is (Spec §3 "Chat: value.chatUrl"). */
export const openedChatSchema = z.object({ chatUrl: z.string() });
