import {
  type ConsolePorts,
  type DemoAccount,
  type Faults,
  noFaults,
  type OutboxMessage,
  type RegistrationFieldRow,
  type SiteSwitch,
} from "../ports.ts";

const seededSwitches: readonly SiteSwitch[] = [
  { name: "USERNAMEREG3", on: true, group: "Registration", description: "Register with a username." },
  { name: "MOBILENUMREG3", on: false, group: "Registration", description: "Register with a mobile number." },
  {
    name: "GOOGLELOGIN3",
    on: false,
    group: "Login",
    description: "The Google button on login and register.",
  },
];

const seededAccounts: readonly DemoAccount[] = [
  {
    username: "jugador",
    password: "Volado.123",
    paymentPassword: "246810",
    type: 0,
    balance: 250_000,
    inviter: null,
    sessions: 1,
  },
  { username: "agente", password: "Volado.123", type: 1, balance: 900_000, inviter: "jugador", sessions: 0 },
  { username: "prueba", password: "Volado.123", type: 4, balance: 100_000, inviter: null, sessions: 0 },
];

const seededFields: readonly RegistrationFieldRow[] = [
  { name: "username", enabled: true, required: true, maxLength: null },
  { name: "nickname", enabled: false, required: false, maxLength: 20 },
];

const seededOutbox: readonly OutboxMessage[] = [
  {
    id: "1",
    channel: "sms",
    to: "+525512345678",
    body: "Volado: tu código es 482913.",
    code: "482913",
    sentAt: 1_768_478_400_000,
  },
  {
    id: "2",
    channel: "mail",
    to: "ana@example.com",
    subject: "Recupera tu acceso",
    body: "Abre el enlace.",
    sentAt: 1_768_478_300_000,
  },
];

/** The console's ports kept in memory, and what they hold. */
export const createMemoryPorts = (allowRemote = false) => {
  const healthy: Faults = noFaults;
  const held = {
    accounts: [...seededAccounts],
    outbox: [...seededOutbox],
    switches: [...seededSwitches],
    registrationFields: [...seededFields],
    faults: healthy,
    kids: ["k1"],
    resets: 0,
  };
  const ports: ConsolePorts = {
    allowRemote,
    currencySymbol: "$",
    accounts: async () => held.accounts,
    async setBalance(username, balance) {
      held.accounts = held.accounts.map((account) =>
        account.username === username ? { ...account, balance } : account,
      );
      return held.accounts.find((account) => account.username === username);
    },
    outbox: async () => held.outbox,
    async clearOutbox() {
      held.outbox = [];
    },
    switches: async () => held.switches,
    async setSwitch(name, on) {
      held.switches = held.switches.map((entry) => (entry.name === name ? { ...entry, on } : entry));
      return held.switches.some((entry) => entry.name === name);
    },
    registrationFields: async () => held.registrationFields,
    async setRegistrationField(field) {
      held.registrationFields = held.registrationFields.map((row) => (row.name === field.name ? field : row));
      return held.registrationFields.includes(field);
    },
    faults: async () => held.faults,
    async setFaults(faults) {
      held.faults = faults;
    },
    calls: () => ["login", "listGames", "memberInfo"],
    async expireSessions(username) {
      const ending = held.accounts.filter(
        (account) => username === undefined || account.username === username,
      );
      const expired = ending.reduce((sum, { sessions }) => sum + sessions, 0);
      held.accounts = held.accounts.map((account) =>
        ending.includes(account) ? { ...account, sessions: 0 } : account,
      );
      return expired;
    },
    kids: async () => held.kids,
    async rotateKey() {
      const kid = `k${held.kids.length + 1}`;
      held.kids = [kid, ...held.kids].slice(0, 2);
      return kid;
    },
    async resetWorld() {
      held.resets += 1;
    },
  };
  return { ports, held };
};
