import { newIdempotencyKey } from "@volado/api-client";
import {
  getCaptcha,
  getStatus,
  openAccount,
  registerByUsername,
  setPaymentPassword,
} from "@volado/api-client/endpoints";
import { eachRegistrationField } from "@volado/domain/registration";
import { SiteSwitch } from "@volado/domain/site";
import type { Console } from "./console.ts";
import { PAYMENT_PASSWORD } from "./member-money.ts";
import { clientFor, type OwnAccount, type Player, signIn } from "./player.ts";

/** A password that satisfies the sandbox's rule. */
export const NEW_PASSWORD = "Sol2026aguila";

/** Old enough for every merchant. */
export const BIRTHDAY = "1990-05-01";

let made = 0;

/** A unique username. */
export const newName = (): string => {
  made += 1;
  return `j${(Date.now() % 1e8).toString(36)}${process.pid.toString(36)}${made}`.slice(-16);
};

/** A unique Mexican mobile number. */
export const newMobile = (): string => {
  made += 1;
  return `55${String((Date.now() + process.pid * 31 + made * 7919) % 1e8).padStart(8, "0")}`;
};

/** An account that no other test uses. */
export interface NewMember extends OwnAccount {
  readonly email: string;
  /** Without dialling code. */
  readonly mobile: string;
}

/** Registers an account without a browser, including its mobile number. */
export const newMember = async (gatewayUrl: string, gateway: Console): Promise<NewMember> => {
  const username = newName();
  const member = { username, password: "Aguila2026", email: `${username}@example.com`, mobile: newMobile() };
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  const client = clientFor(gatewayUrl, undefined, encryptionKeys);
  const numberIsChecked = await gateway.isOn(SiteSwitch.RegistrationSmsCheck);
  await gateway.setSwitch(SiteSwitch.RegistrationSmsCheck, false);
  try {
    const { id } = await client.call(getCaptcha, undefined);
    await client.call(registerByUsername, {
      ...eachRegistrationField(() => ""),
      tab: "username",
      diallingCode: "52",
      registerUrl: "localhost",
      registerMethod: "H5",
      ...member,
      passwordAgain: member.password,
      birthday: "1990-05-01",
      captcha: await gateway.lastCaptcha(),
      captchaId: id,
      domain: "",
      firebaseIdToken: undefined,
    });
  } finally {
    await gateway.setSwitch(SiteSwitch.RegistrationSmsCheck, numberIsChecked);
  }
  return member;
};

/** The rebate of an agent created by {@link newAgent}, in per cent. */
export const OWN_RATE = 0.5;

const encryptingClient = async (gatewayUrl: string, player: Player) => {
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  return clientFor(gatewayUrl, await signIn(gatewayUrl, player), encryptionKeys);
};

/** Opens an account below an agent, without a browser; sign the agent's page in afterwards. */
export const openBelow = async (gatewayUrl: string, agent: Player, ownTeam = false): Promise<OwnAccount> => {
  const client = await encryptingClient(gatewayUrl, agent);
  const account = { username: newName(), password: NEW_PASSWORD };
  const terms = { agent: ownTeam, rebateRate: ownTeam ? OWN_RATE : 0.1 };
  await client.call(openAccount, { ...account, ...terms }, { idempotencyKey: newIdempotencyKey() });
  return account;
};

/** An agent that no other test uses, with a payment password. */
export const newAgent = async (gatewayUrl: string): Promise<OwnAccount> => {
  const agent = await openBelow(gatewayUrl, "agente", true);
  await (await encryptingClient(gatewayUrl, agent)).call(setPaymentPassword, {
    by: "password",
    proof: agent.password,
    newPassword: PAYMENT_PASSWORD,
  });
  return agent;
};
