import { randomUUID } from "node:crypto";
import { ContentType } from "@volado/domain/announcements";
import { keptText } from "../catalogue/content.ts";
import type { ConsolePorts } from "../console/ports.ts";
import type { Services } from "../services.ts";

/** Begins the id of whatever the console published. */
const OWN = "console-";

/** After everything of the seeded world. */
const LAST = 1_000;

/** What the console publishes of its own: the very words, in every language. */
export const articlePorts = ({
  db,
  content,
  now,
}: Services): Pick<ConsolePorts, "publishArticle" | "unpublishArticles"> => ({
  async publishArticle({ title, html }) {
    const id = randomUUID();
    const copy = { title, content: keptText(html) };
    const texts = JSON.stringify({ ES: copy, EN: copy });
    const announcement = { starts_at: now(), ends_at: null, category_ids: [], texts, by_application: false };
    const published = { noticeId: `${OWN}notice-${id}`, promotionId: `${OWN}promotion-${id}` };
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("announcements")
        .values([
          { ...announcement, id: published.noticeId, content_type: ContentType.Player, sort: LAST },
          { ...announcement, id: published.promotionId, content_type: ContentType.Promotion, sort: LAST },
        ])
        .execute();
      await tx
        .insertInto("help_topics")
        .values({ id: OWN + id, anchor: null, texts, sort: LAST })
        .execute();
    });
    await content.reload();
    return published;
  },
  async unpublishArticles() {
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom("announcement_reads").where("announcement_id", "like", `${OWN}%`).execute();
      await tx.deleteFrom("announcements").where("id", "like", `${OWN}%`).execute();
      await tx.deleteFrom("help_topics").where("id", "like", `${OWN}%`).execute();
    });
    await content.reload();
  },
});
