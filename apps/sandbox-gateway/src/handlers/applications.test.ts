import { applyForPromotion, listApplications } from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import { REMARK_MAX } from "@volado/domain/validation";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { pictureFile } from "../testing/pictures.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
let token = "";

const ports = () => consolePorts(gateway.services());
const apply = (fields: object = {}, headers: Readonly<Record<string, string>> = {}, as = token) =>
  gateway.call({
    id: "applyForPromotion",
    token: as,
    headers,
    fields: { promotionId: "promo-fishing", remark: "", ...fields },
  });
const sent = async () =>
  readValue(await gateway.call({ id: "listApplications", token }), listApplications.response);
const refusedWith = (code: string, status: number) => ({ status, body: { code } });

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("an application", () => {
  it("is kept with its remark and pictures, told to its member and shown on the console", async () => {
    const remark = `${"a".repeat(REMARK_MAX - 2)}\nb`;
    const answer = await apply({
      remark: `  ${remark.replace("\n", "\r\n")} `,
      picture1: pictureFile(),
      picture2: pictureFile("image/jpeg", { size: 2_000 }),
      picture3: pictureFile(),
    });
    const expected = { promotionId: "promo-fishing", status: "Applying", remark, pictures: 3 };
    expect(readValue(answer, applyForPromotion.response)).toMatchObject(expected);
    expect(await sent()).toMatchObject([expected]);
    const [shown] = await ports().applications();
    expect(shown).toMatchObject({ ...expected, username: "jugador" });
    const picture = await fetch(`${gateway.url()}/console/api/applications/${shown?.id}/pictures/2`);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
    expect((await sharp(await picture.bytes()).metadata()).format).toBe("jpeg");
    expect((await fetch(`${gateway.url()}/console/api/applications/${shown?.id}/pictures/4`)).status).toBe(
      404,
    );
  });

  it("needs neither words nor pictures", async () => {
    expect((await apply()).status).toBe(200);
    expect(await sent()).toMatchObject([{ remark: "", pictures: 0 }]);
  });

  it.each([
    ["no picture inside", { picture1: new File(["%PDF-1.7 and more"], "a.png", { type: "image/png" }) }],
    ["a third one that is none", { picture3: new File(["<svg/>"], "b.jpg", { type: "image/jpeg" }) }],
    ["an empty file", { picture1: new File([], "a.png", { type: "image/png" }) }],
    ["words in its place", { picture2: "a.png" }],
    ["a picture of more than 5 MB", { picture1: pictureFile("image/png", { size: 5 * 1024 * 1024 + 1 }) }],
    ["a fourth picture", { picture1: pictureFile(), picture4: pictureFile() }],
    ["a remark of 141 characters", { remark: "a".repeat(REMARK_MAX + 1) }],
  ])("is refused for %s, and nothing of it is kept", async (_what, fields) => {
    expect(await apply(fields)).toMatchObject(refusedWith("invalid_input", 422));
    expect(await sent()).toEqual([]);
  });

  it("counts once, however often it is sent under one key, and another under it is none", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([apply({}, key), apply({}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await apply({ picture1: pictureFile() }, key)).toMatchObject(refusedWith("conflict", 409));
    expect(await sent()).toHaveLength(1);
  });

  it("is one for each promotion, until it is rejected", async () => {
    const answers = await Promise.all([apply(), apply()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await apply({ promotionId: "promo-friends" })).status).toBe(200);
    const [, first] = await ports().applications();
    expect(await ports().setApplication(first?.id ?? "", "Process")).toBe(true);
    expect(await apply()).toMatchObject(refusedWith("conflict", 409));
    expect(await ports().setApplication(first?.id ?? "", "Rejected")).toBe(true);
    expect((await apply({ remark: "Otra vez" })).status).toBe(200);
    expect(await sent()).toMatchObject([
      { promotionId: "promo-fishing", status: "Applying", remark: "Otra vez" },
      { promotionId: "promo-friends", status: "Applying" },
      { promotionId: "promo-fishing", status: "Rejected" },
    ]);
    expect(await ports().setApplication(first?.id ?? "", "Joined"), "there is another now").toBe(false);
    expect(await ports().setApplication("nothing", "Joined")).toBeUndefined();
  });

  it.each([
    ["no promotion", "nada", "not_found", 404],
    ["a notice", "notice-welcome", "not_found", 404],
    ["a promotion that takes none", "promo-welcome", "conflict", 409],
    ["a promotion that is over", "promo-anniversary", "conflict", 409],
  ])("is refused for %s", async (_what, promotionId, code, status) => {
    expect(await apply({ promotionId })).toMatchObject(refusedWith(code, status));
  });

  it("is refused when the promotion has ended meanwhile", async () => {
    gateway.later(40 * DAY_MS);
    token = await gateway.logIn();
    expect(await apply()).toMatchObject(refusedWith("conflict", 409));
  });

  it("is nothing for free accounts, guests and other members' eyes", async () => {
    await apply();
    const trial = await gateway.logIn("prueba");
    expect(await apply({}, {}, trial)).toMatchObject(refusedWith("not_permitted", 403));
    expect((await gateway.call({ id: "listApplications", token: trial })).status).toBe(403);
    expect((await gateway.call({ id: "listApplications" })).status).toBe(401);
    const other = await gateway.logIn("agente");
    expect((await gateway.call({ id: "listApplications", token: other })).body.value).toEqual([]);
  });
});
