import { permission } from "@volado/domain/member";
import type { ConsolePorts } from "../console/ports.ts";
import type { InboxLetter } from "../console/shapes/words.ts";
import { writeMessages } from "../inbox/inbox-messages.ts";
import type { Services } from "../services.ts";

const SHOWN = 30;

const readLetters = async ({ db }: Services): Promise<readonly InboxLetter[]> => {
  const rows = await db
    .selectFrom("inbox_messages")
    .innerJoin("members", "members.id", "inbox_messages.member_id")
    .selectAll("inbox_messages")
    .select((eb) => [
      "members.username",
      eb
        .selectFrom("inbox_pictures")
        .select((count) => count.fn.countAll<string | number>().as("pictures"))
        .whereRef("inbox_pictures.message_id", "=", "inbox_messages.id")
        .as("pictures"),
    ])
    .where("box", "=", "sent")
    .orderBy("inbox_messages.id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, username, topic, texts, pictures, created_at }) => ({
    id: String(id),
    username,
    topic,
    ...texts.ES,
    pictures: Number(pictures),
    sentAt: created_at,
  }));
};

/** What the console asks about the inbox. */
export const inboxPorts = (services: Services): Pick<ConsolePorts, "letters" | "writeToMember"> => ({
  letters: () => readLetters(services),
  async writeToMember(username, { count, title, text }) {
    const member = await services.db
      .selectFrom("members")
      .select(["id", "type"])
      .where("username", "=", username)
      .executeTakeFirst();
    if (member === undefined || permission("inbox", member) !== "allowed") return false;
    const at = services.now();
    await writeMessages(
      services.db,
      Array.from({ length: count }, (_, index) => {
        const number = count > 1 ? ` ${index + 1}` : "";
        return {
          memberId: member.id,
          box: "received" as const,
          topic: "general" as const,
          texts: {
            ES: {
              title: title ?? `Mensaje de la casa${number}`,
              text: text ?? "Lo escribió la consola de desarrollo.",
            },
            EN: {
              title: title ?? `Message from the house${number}`,
              text: text ?? "The development console wrote this.",
            },
          },
          at,
        };
      }),
    );
    return true;
  },
});
