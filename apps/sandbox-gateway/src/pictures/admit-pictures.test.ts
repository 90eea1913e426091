import { HOUR_MS } from "@volado/domain/calendar";
import sharp from "sharp";
import { expect, it } from "vitest";
import * as z from "zod";
import { sweep } from "../sweeper.ts";
import { readValue } from "../testing/answer-value.ts";
import { blank, pictureFile } from "../testing/pictures.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false, picturesPerDay: 4 });
const headIcons = z.object({ current: z.string() });

const sendMessage = (token: string, pictures: object, key: string = crypto.randomUUID()) =>
  gateway.call({
    id: "sendMessage",
    token,
    headers: { "Idempotency-Key": key },
    fields: { topic: "feedback", title: "Hola", text: "Mira", ...pictures },
  });

it("stores only the picture of a polyglot file, upright and without its location", async () => {
  const token = await gateway.logIn("agente");
  const photo = await blank(40, 30)
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const behind = "PK\u0003\u0004<script>alert(1)</script>";
  const file = new File([new Uint8Array(photo), behind], "lies.png", { type: "image/png" });
  const set = await gateway.call({ id: "setHeadIcon", token, fields: { file } });
  const { current } = readValue(set, headIcons);
  const answer = await fetch(gateway.url() + current);
  expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes("<script>")).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 40 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

it("limits a member's pictures per day, over all calls", async () => {
  const token = await gateway.logIn();
  const send = (pictures: object) => sendMessage(token, pictures);
  const setIcon = (file: File) => gateway.call({ id: "setHeadIcon", token, fields: { file } });
  const two = { picture1: pictureFile(), picture2: pictureFile("image/jpeg") };
  expect((await send(two)).status).toBe(200);
  // Rejected pictures count too.
  expect((await setIcon(new File(["<html>"], "a.png", { type: "image/png" }))).status).toBe(422);
  const refused = await send(two);
  expect(refused).toMatchObject({ status: 429, body: { code: "upload_quota" } });
  const wait = Number(refused.headers.get("Retry-After")) * 1_000;
  expect(wait).toBeLessThanOrEqual(25 * HOUR_MS);
  expect((await send({})).status).toBe(200);
  // The refused batch has not used up the last one.
  expect((await setIcon(pictureFile())).status).toBe(200);
  expect((await setIcon(pictureFile())).status).toBe(429);

  gateway.later(wait);
  await sweep(gateway.services());
  expect(await gateway.services().db.selectFrom("uploads").selectAll().execute()).toEqual([]);
  const tomorrow = await gateway.logIn();
  const again = await gateway.call({ id: "setHeadIcon", token: tomorrow, fields: { file: pictureFile() } });
  expect(again.status).toBe(200);
});

it("counts a retried upload once, and repeats its answer when the limit is reached", async () => {
  const token = await gateway.logIn("agente");
  const picture = pictureFile();
  const send = (key: string) => sendMessage(token, { picture1: picture }, key);
  const key = crypto.randomUUID();
  const first = await Promise.all([send(key), send(key), send(key), send(key)]);
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { db } = gateway.services();
  const sent = db.selectFrom("uploads").select("pictures").where("member_id", "=", "M-agente");
  expect(await sent.execute()).toEqual([{ pictures: 1 }]);
  for (let pictures = 2; pictures <= 4; pictures += 1)
    expect((await send(crypto.randomUUID())).status).toBe(200);
  expect((await send(crypto.randomUUID())).status).toBe(429);
  expect(await send(key)).toMatchObject({ status: 200, body: first[0]?.body });
});
