import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { AnyEndpoint } from "../core/endpoint.ts";
import { endpoints } from "./registry.ts";

const all: readonly AnyEndpoint[] = Object.values(endpoints);

const fieldNames = (request: AnyEndpoint["request"]): string =>
  Object.keys(z.toJSONSchema(request, { unrepresentable: "any", io: "input" }).properties ?? {}).join(" ");

describe("the registry", () => {
  test.each(Object.entries(endpoints))("%s is a sound row", (name, endpoint: AnyEndpoint) => {
    expect(endpoint.id).toBe(name);
    expect(endpoint.path).toMatch(/^\/api(\/[a-z-]+)+$/);
    expect(Object.isFrozen(endpoint)).toBe(true);
    if (endpoint.method === "GET") expect(endpoint.codec).toBe("query");
    if (endpoint.cache) expect(endpoint.replay).toBe("safe");
  });

  test("no two calls share method and path, and no two records a name", () => {
    const calls = all.map(({ method, path }) => `${method} ${path}`);
    const records = all.flatMap(({ cache }) => cache?.record ?? []);
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(records).size).toBe(records.length);
  });

  test("a password only travels sealed, once", () => {
    const withPassword = all.filter(({ request }) => /password/i.test(fieldNames(request)));
    expect(withPassword.map(({ id }) => id)).toEqual([
      "login",
      "loginAgent",
      "registerByUsername",
      "registerByMobile",
      "setPasswordByPhone",
      "changePassword",
    ]);
    for (const { codec, replay } of withPassword) expect([codec, replay]).toEqual(["encrypted", "never"]);
  });

  test("the table reads as documented", () => {
    const table = all.map(({ id, method, path, module, access, codec, replay }) =>
      [id, method, path, module ?? "-", access, codec, replay].join(" | "),
    );
    expect(table).toMatchInlineSnapshot(`
      [
        "getStatus | GET | /api/status | - | anyone | query | safe",
        "login | POST | /api/login | - | anyone | encrypted | never",
        "loginAgent | POST | /api/agent/login | - | anyone | encrypted | never",
        "startTrial | POST | /api/trial | FREEPLAY3 | anyone | json | never",
        "logout | DELETE | /api/logout | - | session | query | never",
        "getCaptcha | GET | /api/captcha | CAPTCHA3 | anyone | query | never",
        "getRegistrationSettings | GET | /api/register/settings | - | anyone | query | safe",
        "listCountries | GET | /api/countries | - | anyone | query | safe",
        "checkUsername | GET | /api/register/username | - | anyone | query | safe",
        "checkInvitationCode | GET | /api/affiliate/check | - | anyone | query | safe",
        "registerByUsername | PUT | /api/register | REG3 | anyone | encrypted | never",
        "registerByMobile | PUT | /api/register/mobile | MOBILENUMREG3 | anyone | encrypted | never",
        "sendSmsCode | POST | /api/sms/code | REGMOBVERF3 | anyone | json | never",
        "getHumanChallenge | GET | /api/human/challenge | - | anyone | query | never",
        "answerHumanChallenge | POST | /api/human/answer | - | anyone | json | never",
        "setPasswordByPhone | POST | /api/password/phone | REGMOBVERF3 | anyone | encrypted | never",
        "retrievePassword | POST | /api/password/email | - | anyone | form | never",
        "changePassword | POST | /api/password/change | - | session | encrypted | never",
        "getMemberInfo | GET | /api/member/info | - | session | query | safe",
        "getWallet | GET | /api/member/wallet | - | session | query | safe",
        "listVendorCategories | GET | /api/game-types | COMM3 | anyone | query | safe",
        "listGames | GET | /api/games | - | anyone | query | safe",
        "listHotGames | GET | /api/games/hot | - | anyone | query | safe",
        "listRecentGames | GET | /api/games/recent | - | session | query | safe",
        "listFavouriteIds | GET | /api/favourites/ids | - | session | query | safe",
        "listFavourites | GET | /api/favourites | - | session | query | safe",
        "addFavourite | POST | /api/favourites | - | session | json | keyed",
        "removeFavourite | DELETE | /api/favourites | - | session | query | keyed",
        "launchGame | GET | /api/games/launch | - | session | query | safe",
        "launchGuestGame | GET | /api/games/launch-guest | - | anyone | query | safe",
        "listLiveModels | GET | /api/live/models | - | anyone | query | safe",
        "getLotteryMenu | GET | /api/lottery/menu | - | anyone | query | safe",
        "listLotteries | GET | /api/lottery/list | - | anyone | query | safe",
        "listLotteryNumbers | GET | /api/lottery/numbers | - | anyone | query | safe",
        "listVietnameseDraws | GET | /api/lottery/vietnam | - | anyone | query | safe",
        "listAnnouncements | GET | /api/announcements | - | optional-session | query | safe",
        "listWinners | GET | /api/winners | - | anyone | query | safe",
        "getHelpCentre | GET | /api/help | - | anyone | query | safe",
      ]
    `);
  });
});
