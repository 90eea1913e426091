import { REMARK_MAX } from "@volado/domain/validation";
import { describe, expect, it } from "vitest";
import { atOnce, countOutcomes, pictureFile, useMember, wrongFieldsOf } from "../testing/index.ts";

const gateway = useMember();
const fieldsOf = (fields: object) => ({ promotionId: "promo-fishing", remark: "El martes", ...fields });
const apply = (fields: object = {}) => gateway.outcome("applyForPromotion", fieldsOf(fields));
const sent = () => gateway.read("listApplications");
const set = (id: string, status: "Process" | "Rejected" | "Joined") =>
  gateway.console().setApplication(id, { status });

describe("an application", () => {
  it("is stored with its remark and pictures, and shown to its member and on the console", async () => {
    const remark = `${"a".repeat(REMARK_MAX - 2)}\nb`;
    const pictures = { picture1: pictureFile(), picture2: pictureFile("image/jpeg") };
    const fields = fieldsOf({ remark: `  ${remark.replace("\n", "\r\n")} `, ...pictures });
    const expected = { promotionId: "promo-fishing", status: "Applying", remark, pictures: 2 };
    expect(await gateway.read("applyForPromotion", fields)).toMatchObject(expected);
    expect(await sent()).toMatchObject([expected]);
    const [shown] = await gateway.console().applications();
    expect(shown).toMatchObject({ ...expected, username: "jugador" });
    const picture = await fetch(`${gateway.url()}/console/api/applications/${shown?.id}/pictures/2`);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
  });

  it("takes a picture without a remark, but not neither", async () => {
    expect(wrongFieldsOf(await gateway.send("applyForPromotion", fieldsOf({ remark: " \n" })))).toEqual([
      "remark",
    ]);
    expect(await sent()).toEqual([]);
    expect(await apply({ remark: "", picture1: pictureFile() })).toBe("ok");
  });

  it.each([
    ["a file that is no picture", { picture1: new File(["%PDF-1.7"], "a.png", { type: "image/png" }) }],
    ["a remark of 141 characters", { remark: "a".repeat(REMARK_MAX + 1) }],
  ])("is refused for %s, and nothing is stored", async (_what, fields) => {
    expect(await apply(fields)).toBe("invalid_input");
    expect(await sent()).toEqual([]);
  });

  it("exists once for each promotion, until it is rejected", async () => {
    const answers = await atOnce(2, () => gateway.send("applyForPromotion", fieldsOf({})));
    expect(countOutcomes(answers)).toEqual({ ok: 1, conflict: 1 });
    expect(await apply({ promotionId: "promo-friends" })).toBe("ok");
    const [, first] = await gateway.console().applications();
    const id = first?.id ?? "";
    expect([await set(id, "Process"), await apply()]).toEqual([true, "conflict"]);
    expect([await set(id, "Rejected"), await apply({ remark: "Otra vez" })]).toEqual([true, "ok"]);
    expect(await sent()).toMatchObject([
      { promotionId: "promo-fishing", status: "Applying", remark: "Otra vez" },
      { promotionId: "promo-friends", status: "Applying" },
      { promotionId: "promo-fishing", status: "Rejected" },
    ]);
    expect(await set(id, "Joined"), "there is another now").toBe(false);
    expect(await set("nothing", "Joined")).toBeUndefined();
    await gateway.become("agente");
    expect(await sent()).toEqual([]);
  });

  it.each([
    ["nada", "not_found"],
    ["notice-welcome", "not_found"],
    ["promo-welcome", "conflict"],
    ["promo-anniversary", "conflict"],
  ])("for %s is refused: %s", async (promotionId, code) => {
    expect(await apply({ promotionId })).toBe(code);
  });
});
