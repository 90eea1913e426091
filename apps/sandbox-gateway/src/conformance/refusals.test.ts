import { endpoints } from "@volado/api-client/endpoints";
import { GameClassify, GameType } from "@volado/domain/games";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { failureOf, loginOf, type Player, useStage } from "./stage.ts";

const stage = useStage();
let guest: Player;
let member: Player;

beforeAll(async () => {
  guest = stage.player();
  member = stage.player();
  await member.signIn();
});

const nowhere = { nodeId: "no-such-node", gameId: "no-such-game", vendor: "NONE" };

describe("login", () => {
  test.each([
    ["nobody", {}, { code: "user_not_found" }],
    ["agente", { password: "wrong" }, { code: "wrong_password" }],
    ["corredor", {}, { code: "agents_only" }],
  ])("%s with %j is refused", async (username, more, error) => {
    expect(await failureOf(guest.client.call(endpoints.login, loginOf(username, more)))).toMatchObject(error);
  });

  test("the third wrong password brings the captcha, and its answer opens the door again", async () => {
    const attempt = (more = {}) => guest.client.call(endpoints.login, loginOf("prueba", more));
    const asksForCaptcha = async (more = {}) =>
      z.object({ captcha: z.boolean() }).parse(Reflect.get(await failureOf(attempt(more)), "value")).captcha;
    expect(await asksForCaptcha({ password: "a" })).toBe(false);
    expect(await asksForCaptcha({ password: "b" })).toBe(false);
    expect(await asksForCaptcha({ password: "c" })).toBe(true);
    expect(await failureOf(attempt())).toMatchObject({ code: "captcha_required" });

    const { id } = await guest.client.call(endpoints.getCaptcha);
    expect(await failureOf(attempt({ captcha: "99999", captchaId: id }))).toMatchObject({
      code: "captcha_wrong",
    });

    const fresh = await guest.client.call(endpoints.getCaptcha);
    const outbox = z
      .array(z.object({ to: z.string(), code: z.string().optional() }))
      .parse(await stage.consoleCall("GET", "outbox?channel=captcha"));
    const captcha = outbox.find(({ to }) => to === fresh.id)?.code ?? "";
    expect(await attempt({ captcha, captchaId: fresh.id })).toMatchObject({ userName: "prueba" });
  });
});

describe("games", () => {
  test("a launch of an unknown game", async () => {
    for (const [player, endpoint] of [
      [member, endpoints.launchGame],
      [guest, endpoints.launchGuestGame],
    ] as const) {
      expect(await failureOf(player.client.call(endpoint, nowhere))).toMatchObject({
        code: "game_not_found",
      });
    }
  });

  test("favouring an unknown game", async () => {
    const error = await failureOf(member.client.call(endpoints.addFavourite, nowhere));
    expect(error).toMatchObject({ status: 404, code: "not_found" });
  });

  test("favourites by the list that is not theirs", async () => {
    const input = {
      type: GameType.Slots,
      classify: GameClassify.Favourite,
      vendor: "",
      name: "",
      minBet: undefined,
      minLines: undefined,
      page: 1,
      pageSize: 25,
    } as const;
    expect(await failureOf(guest.client.call(endpoints.listGames, input))).toMatchObject({
      status: 422,
      value: { issues: [{ path: "gameClassify" }] },
    });
  });
});

describe("the session", () => {
  beforeEach(async () => {
    await member.signIn();
    member.expiries.length = 0;
  });

  test("an unknown token is told once, however many calls fail with it", async () => {
    member.session.token = "forged";
    const failures = await Promise.all([
      failureOf(member.client.call(endpoints.getWallet)),
      failureOf(member.client.call(endpoints.getMemberInfo)),
      failureOf(member.client.call(endpoints.listFavouriteIds)),
    ]);
    expect(failures).toMatchObject(Array(3).fill({ status: 401, code: "session_expired" }));
    expect(member.expiries).toEqual([["expired", "forged"]]);
  });

  test("a login on another device ends the one before", async () => {
    const first = member.session.token;
    await stage.player().signIn();
    expect(await failureOf(member.client.call(endpoints.getWallet))).toMatchObject({
      code: "session_elsewhere",
    });
    expect(member.expiries).toEqual([["elsewhere", first]]);
  });

  test("a session that the operator ends", async () => {
    await stage.consoleCall("POST", "sessions/expire", { username: "jugador" });
    expect(await failureOf(member.client.call(endpoints.getWallet))).toMatchObject({
      code: "session_expired",
    });
  });
});
