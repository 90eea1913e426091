import { randomUUID } from "node:crypto";
import { endpoints } from "@volado/api-client/endpoints";
import { headIconNames, isHeadIconName } from "../data/world/merchant.ts";
import { headIconPath } from "../pictures/head-icon.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { readPicture } from "../pictures/read-pictures.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

const offered = (headIcon: string | null) => ({
  current: headIconPath(headIcon),
  icons: headIconNames.map((id) => ({ id, url: picturePath("symbol", id) })),
});

/** Keeps an uploaded picture. @returns its id */
const keepPicture = async (call: Call, file: File): Promise<string> => {
  const picture = { id: randomUUID(), ...(await readPicture(file)), created_at: call.services.now() };
  await call.db
    .insertInto("head_pictures")
    .values({ ...picture, member_id: sessionOf(call).member.id })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(picture))
    .execute();
  return picture.id;
};

const choose = async (call: Call, headIcon: string) => {
  await call.db
    .updateTable("members")
    .set({ head_icon: headIcon })
    .where("id", "=", sessionOf(call).member.id)
    .execute();
  return offered(headIcon);
};

export const getHeadIcon = defineHandler(endpoints.getHeadIcon, async (_request, call) =>
  offered(sessionOf(call).member.head_icon),
);

export const setHeadIcon = defineHandler(endpoints.setHeadIcon, (request, call) =>
  call.db.transaction().execute(async (tx) => {
    const within = { ...call, db: tx };
    if ("file" in request) return choose(within, await keepPicture(within, request.file));
    if (!isHeadIconName(request.iconId)) throw new Refusal("not_found");
    return choose(within, request.iconId);
  }),
);
