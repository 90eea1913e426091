import { HOUR_MS } from "@volado/domain/calendar";
import sharp from "sharp";
import { expect, it } from "vitest";
import { sweep } from "../sweeper.ts";
import { blank, pictureFile, useMember } from "../testing/index.ts";

const gateway = useMember("jugador", { picturesPerDay: 4 });

const setIcon = (file: File) => gateway.outcome("setHeadIcon", { file });
const sendMessage = (pictures: object, key?: string) => {
  const fields = { topic: "feedback", title: "Hola", text: "Mira", ...pictures };
  return gateway.send("sendMessage", fields, { key: key ?? crypto.randomUUID() });
};

it("stores only the picture of a polyglot file, upright and without its location", async () => {
  const photo = await blank(40, 30)
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const behind = "PK\u0003\u0004<script>alert(1)</script>";
  const file = new File([new Uint8Array(photo), behind], "lies.png", { type: "image/png" });
  const { current } = await gateway.read("setHeadIcon", { file });
  const answer = await fetch(gateway.url() + current);
  expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes("<script>")).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 40 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

it("limits a member's pictures per day, over all calls", async () => {
  const two = { picture1: pictureFile(), picture2: pictureFile("image/jpeg") };
  expect((await sendMessage(two)).status).toBe(200);
  // Rejected pictures count too.
  expect(await setIcon(new File(["<html>"], "a.png", { type: "image/png" }))).toBe("invalid_input");
  const refused = await sendMessage(two);
  expect(refused).toMatchObject({ status: 429, body: { code: "upload_quota" } });
  const wait = Number(refused.headers.get("Retry-After")) * 1_000;
  expect(wait).toBeLessThanOrEqual(25 * HOUR_MS);
  expect((await sendMessage({})).status).toBe(200);
  // The refused batch did not count.
  expect([await setIcon(pictureFile()), await setIcon(pictureFile())]).toEqual(["ok", "upload_quota"]);

  gateway.later(wait);
  await sweep(gateway.services());
  expect(await gateway.services().db.selectFrom("uploads").selectAll().execute()).toEqual([]);
  await gateway.become("jugador");
  expect(await setIcon(pictureFile())).toBe("ok");
});

it("counts a retried upload once, and repeats its answer when the limit is reached", async () => {
  const picture1 = pictureFile();
  const send = (key: string) => sendMessage({ picture1 }, key);
  const key = crypto.randomUUID();
  const first = await Promise.all([send(key), send(key), send(key), send(key)]);
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { db } = gateway.services();
  const sent = db.selectFrom("uploads").select("pictures").where("member_id", "=", "M-jugador");
  expect(await sent.execute()).toEqual([{ pictures: 1 }]);
  for (let pictures = 2; pictures <= 4; pictures += 1)
    expect((await send(crypto.randomUUID())).status).toBe(200);
  expect((await send(crypto.randomUUID())).status).toBe(429);
  expect(await send(key)).toMatchObject({ status: 200, body: first[0]?.body });
});
