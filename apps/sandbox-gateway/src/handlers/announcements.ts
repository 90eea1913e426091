import { endpoints } from "@volado/api-client/endpoints";
import { ContentType } from "@volado/domain/announcements";
import { announcementBundle, readAnnouncements } from "../catalogue/content.ts";
import { PromoSwitch } from "../data/world/switches.ts";
import { defineHandler } from "./handler.ts";

export const listAnnouncements = defineHandler(endpoints.listAnnouncements, async (request, call) =>
  announcementBundle(call.services.content, {
    types: request.types
      .split(",")
      .filter(
        (type) =>
          type !== ContentType.Popup || call.services.settings.switches().get(PromoSwitch.LoginPopups),
      ),
    group: request.groupName,
    language: request.language,
    now: call.services.now(),
    isRead: await readAnnouncements(call.db, call.signedIn?.member.id),
  }),
);
