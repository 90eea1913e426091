import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { agentToolSwitches, reportTools } from "@volado/domain/agency";
import { MemberType } from "@volado/domain/member";
import { describe, expect, it, vi } from "vitest";
import { seedSwitches } from "../data/world/switches.ts";
import { openTicket } from "../play/table.ts";
import { settleRound } from "../play-rounds/rounds.ts";
import { beginSession } from "../session/sessions.ts";
import {
  launchedAt,
  launchFields,
  pictureFile,
  registerFields,
  sampleFields,
  ticketOf,
  useMember,
} from "../testing/index.ts";
import { callSwitches, openAtFirstPassword } from "./access.ts";

// Some tests make every call of the registry in sequence.
vi.setConfig({ testTimeout: 60_000 });

const gateway = useMember();
const ids = Object.values(endpoints).map(({ id }) => id);
const personal = ids.filter((id) => endpoints[id].access === "session");

/** The sample of a call, with real pictures: others are refused before anything else. */
const fieldsOf = (id: EndpointId) => {
  const real = (value: unknown) => (value instanceof Blob ? pictureFile() : value);
  return Object.fromEntries(Object.entries(sampleFields(id)).map(([name, value]) => [name, real(value)]));
};

/** The calls that end with this code, each with the fields that the client would send. */
const refusedWith = async (code: string, among: readonly EndpointId[] = personal) => {
  const refused: EndpointId[] = [];
  for (const id of among)
    if (id !== "logout" && (await gateway.outcome(id, fieldsOf(id))) === code) refused.push(id);
  return refused;
};
const butLogout = (among: readonly EndpointId[]) => among.filter((id) => id !== "logout");

describe("a session", () => {
  it("is needed for every personal call, and for no other", async () => {
    await gateway.become();
    expect(await refusedWith("session_expired", ids)).toEqual(butLogout(personal));
  });

  it.each(["", "nonsense"])("is not the token %j", async (token) => {
    expect(await gateway.outcome("getWallet", {}, { token })).toBe("session_expired");
    expect(await gateway.outcome("listNotices", sampleFields("listNotices"), { token })).toBe("ok");
  });

  it("ends when its member is disabled, for every call, and stays ended", async () => {
    await gateway.change("jugador", { disabled: true });
    expect(await refusedWith("session_expired")).toEqual(butLogout(personal));
    await gateway.change("jugador", { disabled: false });
    expect(await gateway.outcome("getWallet")).toBe("session_expired");
  });

  it("goes on when another member is disabled", async () => {
    await gateway.change("agente", { disabled: true });
    expect(await gateway.outcome("getWallet")).toBe("ok");
  });

  it("closes the open game and chat when it ends", async () => {
    const look = { backUrl: gateway.url(), headerColor: "#14101F", title: "Chat", b2c: "1", language: "ES" };
    const { chatUrl } = await gateway.read("launchChat", look);
    const ticket = ticketOf(launchedAt(await gateway.send("launchGame", launchFields())));
    const chatStatus = async () => (await fetch(new URL(chatUrl, gateway.url()))).status;
    const decide = () => ({ outcome: {}, win: 0 });
    const round = { ticket, bet: 100, idempotencyKey: "after", request: {}, decide };
    expect(await chatStatus()).toBe(200);
    expect(await openTicket(gateway.services(), ticket)).toMatchObject({ ok: true });
    await gateway.change("jugador", { disabled: true });
    const over = { ok: false, reason: "session-expired" };
    expect(await chatStatus()).toBe(404);
    expect(await openTicket(gateway.services(), ticket)).toEqual(over);
    expect(await settleRound(gateway.services(), round)).toEqual(over);
  });

  it("is not created for a member who was disabled since the password check", async () => {
    const { db, now } = gateway.services();
    await gateway.change("jugador", { disabled: true });
    const begin = db.transaction().execute((tx) => beginSession(tx, "M-jugador", now(), 60_000, "127.0.0.1"));
    await expect(begin).rejects.toMatchObject({ code: "account_disabled" });
  });
});

const links = "getInvitationLinks createInvitationLink removeInvitationLink openAccount transferToDownlines";
const agency = `getTeamCounts getTeamReport listTeamBets listEarnings ${links}`;
const contracts = "getContractRequests listContracts answerContract";
const ofAccount =
  "changePassword getMemberInfo renewMember getHeadIcon setHeadIcon getWallet getMerchantWallet";
const ofGames = "listRecentGames listFavouriteIds listFavourites addFavourite removeFavourite launchGame";
/** What a free account may call. */
const openToTrials = `${ofAccount} ${ofGames} markAnnouncementRead getSecurity listRecords`;

describe("a type of member (Spec §6)", () => {
  it.each([
    [MemberType.Member, agency],
    [MemberType.NonAgent, `${contracts} ${agency}`],
  ])("%i is refused the agency", async (type, expected) => {
    await gateway.change("jugador", { type });
    expect((await refusedWith("not_permitted")).toSorted()).toEqual(expected.split(" ").toSorted());
  });

  it("4, a free account, is refused all calls about money, gifts and contact", async () => {
    await gateway.become("prueba");
    const refused = await refusedWith("not_permitted");
    const open = butLogout(personal).filter((id) => !refused.includes(id));
    expect(open.toSorted()).toEqual(openToTrials.split(" ").toSorted());
  });

  it("1, an agent, is refused only the benefits of labels", async () => {
    await gateway.become("agente");
    expect(await refusedWith("not_permitted")).toEqual(["getBenefits"]);
  });
});

it("a session that must change its first password is refused all but a few personal calls", async () => {
  const refused = async () => {
    const found: EndpointId[] = [];
    for (const id of butLogout(ids)) {
      const { body } = await gateway.send(id);
      if (body.message === "The first password has to be changed first.") found.push(id);
    }
    return found;
  };
  await gateway.become("nueva");
  const closed = ids.filter((id) => endpoints[id].access !== "anyone" && !openAtFirstPassword.has(id));
  expect(await refused()).toEqual(closed);
  await gateway.change("nueva", { first_time_login: false });
  expect(await refused()).toEqual([]);
});

const isSwitched = (id: EndpointId): id is keyof typeof callSwitches => Object.hasOwn(callSwitches, id);
const mobile = { mobileNum: "5512345678", countryDialingCode: "52" };
const sms = { ...mobile, type: "sms", username: "5512345678", password: "123456", remPass: false };
const setPassword = { ...mobile, newPassword: "Nueva20261", verificationCode: "123456" };
const earnings = { from: 0, to: 1, page: 1, pageSize: 10 };
const person = registerFields({ username: "cerrada_1" });

const report = { ...sampleFields("getTeamReport") };

/** Every call that a switch closes, with its fields and its refusal. */
const closed: readonly (readonly [
  string,
  id: EndpointId,
  fields: Readonly<Record<string, unknown>>,
  code: string,
])[] = [
  ...ids.filter(isSwitched).map((id) => [callSwitches[id], id, {}, "insufficient_permission"] as const),
  ...reportTools.map((tool) => {
    return [
      agentToolSwitches[tool],
      "getTeamReport",
      { ...report, tool },
      "insufficient_permission",
    ] as const;
  }),
  ["AGEREBINC3", "listEarnings", { ...earnings, kind: "rebate" }, "insufficient_permission"],
  ["AGEDIVIDEND3", "listEarnings", { ...earnings, kind: "dividend" }, "insufficient_permission"],
  ["MOBILEVERCODELOGIN3", "login", { ...sms, captcha: "", captchaId: "" }, "sign_in_closed"],
  ["PASSKEY3", "startPasskeyLogin", {}, "sign_in_closed"],
  ["PASSKEY3", "loginByPasskey", { ...sampleFields("loginByPasskey") }, "sign_in_closed"],
  ["MOBILEVERCODELOGIN3", "sendSmsCode", { ...mobile, purpose: "login" }, "sign_in_closed"],
  ["CHNGPASSVERIF3", "setPasswordByPhone", setPassword, "not_permitted"],
  ["USERNAMEREG3", "registerByUsername", person, "registration_closed"],
  ["MOBILENUMREG3", "registerByMobile", person, "registration_closed"],
];

/** Switches that close no call: what they change, and where it is tested. */
const closesNoCall: Readonly<Record<string, string>> = {
  REGMOBVERF3: "fields of the registration: registration.test.ts",
  MOBILENUMPASSREG3: "fields of the registration: registration.test.ts",
  FACEBOOKLOGIN3: "a kind of login and registration: firebase-member.test.ts",
  GOOGLELOGIN3: "a kind of login and registration: firebase-member.test.ts",
  TRANSREC3: "the agents' menu; every member has records",
  GAMSER: "the agents' menu; everyone has games",
  SECPRIV: "the agents' menu; every member has a security centre, which withdrawals need",
  MAILCEN: "the agents' menu; every member has an inbox, which the agents' service needs",
  APP_DOWNLOAD: "a page of the site: detour.test.ts of mobile-web",
  LOGIN_POPUPS: "a part of a response: announcements.test.ts",
  TEMPLATE_MEM_CEN: "a layout",
  TEMPLATE_DEP_FUNC: "a layout",
  IMAGE_CDN: "where pictures are",
};
/** Contacts, app addresses and identity checks: not tools. */
const noTool = (name: string) => /^(CONTACT|APP)_|HUMAN_CHECK$|^SMS_BY_FIREBASE$/.test(name);

it("every switch closes calls, or is known to close none", () => {
  const closing = new Set(closed.map(([name]) => name));
  const names = seedSwitches.map(({ name }) => name);
  const others = names.filter((name) => !closing.has(name) && !(name in closesNoCall));
  expect(others.filter((name) => !noTool(name))).toEqual([]);
  expect(Object.keys(closesNoCall).filter((name) => closing.has(name))).toEqual([]);
});

it.each(closed)("%s off closes %s %j with %s, and on opens it", async (name, id, fields, code) => {
  // An invitation and a VIP club are for members who are no agents.
  await gateway.become(id === "getInvitation" || id === "getBenefits" ? "jugador" : "agente");
  const { settings } = gateway.services();
  const outcomeWith = async (on: boolean) => {
    await settings.setSwitch(name, on);
    return gateway.outcome(id, fields);
  };
  expect(await outcomeWith(false)).toBe(code);
  expect(await outcomeWith(true)).not.toBe(code);
});
