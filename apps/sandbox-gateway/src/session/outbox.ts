import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { OutboxTable } from "../data/schema/site.ts";
import type { Schema } from "../data/schema.ts";

/** Something that leaves the gateway. */
export interface Message {
  readonly channel: OutboxTable["channel"];
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The code inside, so that tests needn't parse the text. */
  readonly code?: string;
}

/** Puts a message where a provider would fetch it: a sandbox has none, so the console shows it (docs/decisions/053). */
export const post = async (db: Kysely<Schema>, message: Message, now: number): Promise<void> => {
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      channel: message.channel,
      recipient: message.to,
      subject: message.subject ?? null,
      body: message.body,
      code: message.code ?? null,
      sent_at: now,
    })
    .execute();
};
