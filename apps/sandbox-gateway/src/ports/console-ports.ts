import { endpoints } from "@volado/api-client/endpoints";
import { MemberType } from "@volado/domain/member";
import { registrationFields } from "@volado/domain/registration";
import type { ConsolePorts } from "../console/ports.ts";
import type { DemoAccount } from "../console/shapes/accounts.ts";
import { noFaults } from "../console/shapes/faults.ts";
import type { OutboxMessage } from "../console/shapes/words.ts";
import { replaceWorld } from "../data/seed.ts";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, seedAccounts } from "../data/world/accounts.ts";
import { seedSwitches } from "../data/world/switches.ts";
import { TEAM_ID } from "../data/world/team.ts";
import { TOOLKIT_FAULT } from "../identity/index.ts";
import type { Services } from "../services.ts";
import { endSessions } from "../session/sessions.ts";
import { lockWallet, move } from "../wallet/ledger.ts";
import { applicationPorts } from "./application-ports.ts";
import { articlePorts } from "./article-ports.ts";
import { chatPorts } from "./chat-ports.ts";
import { orderOnce } from "./console-orders.ts";
import { contractPorts } from "./contract-ports.ts";
import { depositPorts } from "./deposit-ports.ts";
import { inboxPorts } from "./inbox-ports.ts";
import { redRainPorts } from "./red-rain-ports.ts";
import { rewardPorts } from "./reward-ports.ts";
import { withdrawalPorts } from "./withdrawal-ports.ts";

const OUTBOX_SHOWN = 200;

const isDemo = (username: string): boolean => seedAccounts.some((account) => account.username === username);

const readAccounts = async ({ db, now }: Services): Promise<readonly DemoAccount[]> => {
  const members = await db
    .selectFrom("members")
    .innerJoin("wallets", "wallets.member_id", "members.id")
    .select((eb) => [
      "members.username",
      "members.type",
      "wallets.balance",
      eb
        .selectFrom("members as inviters")
        .select("inviters.username")
        .whereRef("inviters.id", "=", "members.inviter_id")
        .as("inviter"),
      eb
        .selectFrom("registrations")
        .select("registrations.method")
        .whereRef("registrations.member_id", "=", "members.id")
        .as("registerMethod"),
      eb
        .selectFrom("sessions")
        .select((count) => count.fn.countAll<number>().as("alive"))
        .whereRef("sessions.member_id", "=", "members.id")
        .where("ended_at", "is", null)
        .where("expires_at", ">", now())
        .as("sessions"),
    ])
    // Trials whose day is over stay behind the ledger only.
    .where((where) =>
      where.or([where("members.expires_at", "is", null), where("members.expires_at", ">", now())]),
    )
    // Nor is anything told of the seeded tree: it is looked at in the agency centre.
    .where("members.id", "not like", `${TEAM_ID}%`)
    .orderBy("members.created_at")
    .orderBy("members.id")
    .execute();
  return members.map(({ username, type, balance, inviter, registerMethod, sessions }) => ({
    username,
    type,
    balance,
    inviter,
    registerMethod,
    sessions: sessions ?? 0,
    ...(isDemo(username) && { password: DEMO_PASSWORD, paymentPassword: DEMO_PAYMENT_PASSWORD }),
  }));
};

const readOutbox = async ({ db }: Services): Promise<readonly OutboxMessage[]> => {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .orderBy("sent_at", "desc")
    .orderBy("id")
    .limit(OUTBOX_SHOWN)
    .execute();
  return rows.map(({ id, channel, recipient, subject, body, code, sent_at }) => ({
    id,
    channel,
    to: recipient,
    body,
    sentAt: sent_at,
    ...(subject !== null && { subject }),
    ...(code !== null && { code }),
  }));
};

const setBalance = (services: Services, username: string, balance: number, key: string) =>
  orderOnce(services, {
    key,
    content: `set ${username} ${balance}`,
    async carryOut(tx) {
      const member = await tx
        .selectFrom("members")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirst();
      if (member === undefined) return false;
      const wallet = await lockWallet(tx, member.id);
      await move(tx, {
        memberId: member.id,
        kind: "adjustment",
        amount: balance - wallet.balance,
        reference: "console",
        at: services.now(),
      });
      return true;
    },
  });

const makeAgent = async (services: Services, username: string) => {
  await services.db
    .updateTable("members")
    .set({ type: MemberType.Agent, portal: "agents" })
    .where("username", "=", username)
    .execute();
  return (await readAccounts(services)).find((account) => account.username === username);
};

const resetWorld = async (services: Services): Promise<void> => {
  await replaceWorld(services.db, services.options);
  await services.catalogue.reload();
  await services.content.reload();
  await services.settings.reload();
  services.faults.set(noFaults);
  for (const limit of Object.values(services.limits)) limit.clear();
};

/** What the console asks of the gateway. */
export const consolePorts = (services: Services): ConsolePorts => {
  const { db, now, settings, faults, options } = services;
  const memberId = async (username: string): Promise<string> =>
    (await db.selectFrom("members").select("id").where("username", "=", username).executeTakeFirst())?.id ??
    "";
  return {
    allowRemote: options.consoleRemote,
    house: services.brand,
    currencySymbol: services.brand.symbol,
    accounts: () => readAccounts(services),
    setBalance: (username, balance, key) => setBalance(services, username, balance, key),
    makeAgent: (username) => makeAgent(services, username),
    outbox: () => readOutbox(services),
    vitals: async () => services.vitals.routes(),
    clearVitals: async () => services.vitals.clear(),
    async clearOutbox() {
      await db.deleteFrom("outbox").execute();
    },
    async switches() {
      const state = settings.switches();
      return seedSwitches.map(({ name, group, description }) => ({
        name,
        group,
        description,
        on: state.get(name) ?? false,
      }));
    },
    setSwitch: (name, on) => settings.setSwitch(name, on),
    async registrationFields() {
      const fields = settings.registrationFields();
      return registrationFields.map((name) => ({ name, ...fields[name] }));
    },
    async setRegistrationField({ name, ...field }) {
      const known = registrationFields.find((one) => one === name);
      if (known === undefined) return false;
      await settings.setRegistrationField(known, field);
      return true;
    },
    ...applicationPorts(services),
    ...chatPorts(services),
    ...contractPorts(services),
    ...depositPorts(services),
    ...redRainPorts(services),
    ...inboxPorts(services),
    ...articlePorts(services),
    ...rewardPorts(services),
    ...withdrawalPorts(services),
    async faults() {
      return faults.current();
    },
    async setFaults(next) {
      faults.set(next);
    },
    calls: () => [...Object.keys(endpoints), TOOLKIT_FAULT],
    expireSessions: async (username) =>
      endSessions(db, "expired", now(), username === undefined ? undefined : await memberId(username)),
    async kids() {
      return settings.publicKeys().map(({ kid }) => kid);
    },
    rotateKey: () => settings.rotateKey(),
    resetWorld: () => resetWorld(services),
  };
};
