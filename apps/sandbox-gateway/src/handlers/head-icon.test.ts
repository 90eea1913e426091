import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { pictureFile } from "../testing/pictures.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
let token = "";
const schema = z.strictObject({
  current: z.string().nullable(),
  icons: z.array(z.object({ id: z.string(), url: z.string() })),
});
const set = (fields: Readonly<Record<string, unknown>>) => gateway.call({ id: "setHeadIcon", token, fields });
const current = async () => readValue(await gateway.call({ id: "getHeadIcon", token }), schema).current;
const fetched = (path: string | null) => fetch(`${gateway.url()}${path}`);

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("a profile picture", () => {
  it("is none at first, then one of those on offer, in the member's own data too", async () => {
    expect(await current()).toBe(null);
    const { current: headIcon, icons } = readValue(await set({ iconId: "crown" }), schema);
    expect(icons.find(({ id }) => id === "crown")?.url).toBe(headIcon);
    const info = await gateway.call({ id: "getMemberInfo", token });
    expect(info.body.value).toMatchObject({ headIcon });
    expect((await fetched(headIcon)).headers.get("Content-Type")).toContain("image/svg+xml");
  });

  it("is a file of one's own, served as what it is and as nothing that runs", async () => {
    const { current: headIcon } = readValue(
      await set({ file: pictureFile("image/png", { size: 100 }) }),
      schema,
    );
    const picture = await fetched(headIcon);
    expect((await sharp(await picture.bytes()).metadata()).format).toBe("png");
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    expect(picture.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(picture.headers.get("Content-Security-Policy")).toContain("sandbox");
  });

  it("that is replaced can't be fetched any more", async () => {
    const before = readValue(await set({ file: pictureFile() }), schema).current;
    const after = readValue(await set({ file: pictureFile("image/jpeg") }), schema).current;
    expect([(await fetched(before)).status, (await fetched(after)).status]).toEqual([404, 200]);
  });

  it.each([
    [
      "a page that calls itself a picture",
      new File(["<svg onload='alert(1)'>"], "a.png", { type: "image/png" }),
    ],
    ["a file that is too large", pictureFile("image/png", { size: 5 * 1024 * 1024 + 1 })],
    ["an empty one", new File([], "a.png", { type: "image/png" })],
  ])("is not %s", async (_what, file) => {
    expect(await set({ file })).toMatchObject({ status: 422, body: { code: "invalid_input" } });
    expect(await current()).toBe(null);
  });

  it("is not one that nobody offers, nor nothing", async () => {
    expect(await set({ iconId: "../secret" })).toMatchObject({ status: 404 });
    expect(await set({})).toMatchObject({ status: 422 });
    expect((await fetched("/api/pictures/nothing")).status).toBe(404);
  });

  it("may be three times as large on the way as one picture and no more", async () => {
    const file = pictureFile("image/png", { size: 16 * 1024 * 1024 });
    const answer = await set({ file }).catch(() => undefined);
    // The connection may be closed while the rest is still being sent.
    if (answer) expect(answer).toMatchObject({ status: 413 });
    expect(await current()).toBe(null);
  });
});
