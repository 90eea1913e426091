import { endpoints } from "@volado/api-client/endpoints";
import { type ContractKind, contractKinds } from "@volado/domain/agency";
import { asksForContracts, MemberType } from "@volado/domain/member";
import { registrationFields } from "@volado/domain/registration";
import { offerContract, withdrawContracts } from "../contracts/contracts.ts";
import { replaceWorld } from "../data/seed.ts";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, seedAccounts } from "../data/world/accounts.ts";
import type { SeedField } from "../data/world/merchant.ts";
import { seedSwitches } from "../data/world/switches.ts";
import { TEAM_ID } from "../data/world/team.ts";
import { noFaults } from "../faults.ts";
import { TOOLKIT_FAULT } from "../identity/toolkit-app.ts";
import { memberNamed } from "../members/find-member.ts";
import type { Services } from "../services.ts";
import { endSessions } from "../session/sessions.ts";
import type { Tx } from "../wallet/ledger.ts";
import { contentActions } from "./content-actions.ts";
import { moneyActions } from "./money-actions.ts";

const isDemo = (username: string): boolean => seedAccounts.some((account) => account.username === username);

const readAccounts = async ({ db, now }: Services) => {
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
      // The registration channel that the site reported (Spec §3); null for seeded accounts.
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
    // Expired trials stay for the ledger only.
    .where((where) =>
      where.or([where("members.expires_at", "is", null), where("members.expires_at", ">", now())]),
    )
    // The seeded tree is shown in the agency centre.
    .where("members.id", "not like", `${TEAM_ID}%`)
    .orderBy("members.created_at")
    .orderBy("members.id")
    .execute();
  return members.map(({ sessions, ...account }) => ({
    ...account,
    sessions: sessions ?? 0,
    ...(isDemo(account.username) && { password: DEMO_PASSWORD, paymentPassword: DEMO_PAYMENT_PASSWORD }),
  }));
};

const readContracts = async ({ db, now }: Services) => {
  const members = db.selectFrom("members").select(["id", "username", "type"]);
  const inOrder = await members.orderBy("created_at").orderBy("id").execute();
  const offers = await db
    .selectFrom("contracts")
    .select(["member_id", "kind"])
    .where("state", "=", "offered")
    .where("answer_before", ">", now())
    .execute();
  return inOrder.filter(asksForContracts).map(({ id, username }) => ({
    username,
    kinds: contractKinds.filter((kind) =>
      offers.some((offer) => offer.member_id === id && offer.kind === kind),
    ),
  }));
};

/** Runs for a member who may receive contracts; false when there is no such member. */
const forAgent = (
  { db }: Services,
  username: string,
  run: (tx: Tx, memberId: string) => Promise<unknown>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const member = await memberNamed(tx, username);
    if (member === undefined || !asksForContracts(member)) return false;
    await run(tx, member.id);
    return true;
  });

/** The console's actions, for its JSON calls and for tests; lists are newest first. */
export const consoleActions = (services: Services) => {
  const { db, now, settings } = services;
  return {
    ...moneyActions(services),
    ...contentActions(services),
    accounts: () => readAccounts(services),
    /** Turns an account into an agent who may use only the agents' login; undefined when there is no such account. */
    async makeAgent(username: string) {
      const agent = { type: MemberType.Agent, portal: "agents" } as const;
      await db.updateTable("members").set(agent).where("username", "=", username).execute();
      return (await readAccounts(services)).find((account) => account.username === username);
    },
    /** Agents who may have contracts (Spec §6), with the kinds of their pending offers. */
    contracts: () => readContracts(services),
    /** Offers a contract on the sandbox's terms, replacing a pending one; false when there is no such agent. */
    offerContract: (username: string, kind: ContractKind) =>
      forAgent(services, username, (tx, id) => offerContract(tx, id, kind, now(), services.brand)),
    /** Withdraws all pending offers; false when there is no such agent. */
    withdrawContracts: (username: string) =>
      forAgent(services, username, (tx, id) => withdrawContracts(tx, id, now())),

    async switches() {
      const state = settings.switches();
      return seedSwitches.map((known) => ({ ...known, on: state.get(known.name) ?? false }));
    },
    /** False when there is no such switch. */
    setSwitch: (name: string, on: boolean) => settings.setSwitch(name, on),
    /** In form order. */
    async registrationFields() {
      const fields = settings.registrationFields();
      return registrationFields.map((name) => ({ name, ...fields[name] }));
    },
    /** False when there is no such field. */
    async setRegistrationField({ name, ...field }: SeedField & { readonly name: string }) {
      const known = registrationFields.find((one) => one === name);
      if (known === undefined) return false;
      await settings.setRegistrationField(known, field);
      return true;
    },

    /** Ids of the calls that faults can target. */
    calls: () => [...Object.keys(endpoints), TOOLKIT_FAULT],
    /** Ends every session, or those of one account. @returns how many */
    async expireSessions(username?: string) {
      const id = username === undefined ? undefined : ((await memberNamed(db, username))?.id ?? "");
      return endSessions(db, "expired", now(), id);
    },
    /** Restores the seeded world: accounts, wallets, favourites, switches, registration fields, faults, outbox. */
    async resetWorld() {
      await replaceWorld(db, services.options);
      await services.catalogue.reload();
      await services.content.reload();
      await settings.reload();
      services.faults.set(noFaults);
      for (const limit of Object.values(services.limits)) limit.clear();
    },
  };
};

export type ConsoleActions = ReturnType<typeof consoleActions>;

/** Everything that the page shows, in one response. */
export const readState = async (actions: ConsoleActions, { brand, faults, settings, vitals }: Services) => ({
  accounts: await actions.accounts(),
  outbox: await actions.outbox(),
  switches: await actions.switches(),
  registrationFields: await actions.registrationFields(),
  contracts: await actions.contracts(),
  deposits: await actions.deposits(),
  letters: await actions.letters(),
  applications: await actions.applications(),
  rewards: await actions.rewards(),
  withdrawals: await actions.withdrawals(),
  chats: await actions.chats(),
  vitals: vitals.routes(),
  faults: faults.current(),
  /** Ids of the body-encryption keys in the status call, newest first. */
  kids: settings.publicKeys().map(({ kid }) => kid),
  calls: actions.calls(),
  currencySymbol: brand.symbol,
});

export type ConsoleState = Awaited<ReturnType<typeof readState>>;
