import type { ConsolePorts } from "../ports.ts";
import type { SentPicture } from "../shapes/applications.ts";
import { type Faults, noFaults } from "../shapes/faults.ts";
import type { RainOrder } from "../shapes/money.ts";
import type { LetterToMember } from "../shapes/words.ts";
import {
  noArticles,
  noChats,
  noRewards,
  seededAccounts,
  seededApplications,
  seededContracts,
  seededDeposits,
  seededFields,
  seededLetters,
  seededOutbox,
  seededSwitches,
  seededVitals,
  seededWithdrawals,
} from "./seeded.ts";

const onePicture = async (id: string, position: number): Promise<SentPicture | undefined> =>
  id === "1" && position === 1 ? { format: "png", bytes: Uint8Array.of(0x89, 0x50) } : undefined;

const noRain = (): RainOrder | undefined => undefined;

/** The console's ports kept in memory, and what they hold. */
export const createMemoryPorts = (allowRemote = false) => {
  const healthy: Faults = noFaults;
  const held = {
    accounts: [...seededAccounts],
    outbox: [...seededOutbox],
    switches: [...seededSwitches],
    registrationFields: [...seededFields],
    contracts: [...seededContracts],
    deposits: [...seededDeposits],
    settled: new Set<string>(),
    applications: [...seededApplications],
    articles: noArticles,
    written: new Map<string, LetterToMember>(),
    rewards: noRewards,
    rain: noRain(),
    withdrawals: [...seededWithdrawals],
    chats: noChats,
    vitals: [...seededVitals],
    faults: healthy,
    kids: ["k1"],
    resets: 0,
  };
  const orders = new Map<string, string>();
  const once = async (key: string, content: string, username: string, carryOut: () => void) => {
    const before = orders.get(key);
    if (before !== undefined) return before === content ? "done" : "key-reused";
    if (!held.accounts.some((account) => account.username === username)) return "unknown";
    orders.set(key, content);
    carryOut();
    return "done";
  };
  const ports: ConsolePorts = {
    allowRemote,
    currencySymbol: "$",
    house: { name: "Volado", icon: "/logo.svg" },
    accounts: async () => held.accounts,
    setBalance: (username, balance, key) =>
      once(key, `${username} ${balance}`, username, () => {
        held.accounts = held.accounts.map((account) =>
          account.username === username ? { ...account, balance } : account,
        );
      }),
    async makeAgent(username) {
      held.accounts = held.accounts.map((account) =>
        account.username === username ? { ...account, type: 1 } : account,
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
    contracts: async () => held.contracts,
    async offerContract(username, kind) {
      held.contracts = held.contracts.map((row) =>
        row.username === username ? { ...row, kinds: [...row.kinds, kind] } : row,
      );
      return held.contracts.some((row) => row.username === username);
    },
    async withdrawContracts(username) {
      held.contracts = held.contracts.map((row) => (row.username === username ? { ...row, kinds: [] } : row));
      return held.contracts.some((row) => row.username === username);
    },
    deposits: async () => held.deposits,
    async settleDeposit(id) {
      if (held.settled.has(id)) return false;
      if (!held.deposits.some((deposit) => deposit.id === id)) return undefined;
      held.deposits = held.deposits.filter((deposit) => deposit.id !== id);
      held.settled.add(id);
      return true;
    },
    depositReceipt: async (id, position) =>
      id === "D-1" && position === 1 ? { format: "png", bytes: Uint8Array.of(0x89, 0x50) } : undefined,
    letters: async () => seededLetters,
    letterPicture: onePicture,
    applications: async () => held.applications,
    async setApplication(id, status) {
      const found = held.applications.find((application) => application.id === id);
      if (found?.status === "Rejected") return false;
      held.applications = held.applications.map((one) => (one === found ? { ...one, status } : one));
      return found && true;
    },
    applicationPicture: onePicture,
    async publishArticle(article) {
      held.articles = [...held.articles, article];
      return { noticeId: "n", promotionId: "p" };
    },
    async unpublishArticles() {
      held.articles = [];
    },
    async writeToMember(username, letter) {
      held.written.set(username, letter);
      return held.accounts.some((account) => account.username === username);
    },
    rewards: async () => held.rewards,
    issueReward: (username, amount, key) =>
      once(key, `${username} ${amount}`, username, () => {
        const id = `r${held.rewards.length}`;
        held.rewards = [{ id, username, kind: "gift", status: "Issued", amount }, ...held.rewards];
      }),
    async letItRain(wish) {
      held.rain = wish;
    },
    withdrawals: async () => held.withdrawals,
    async settleWithdrawal(id) {
      const waiting = held.withdrawals.length;
      held.withdrawals = held.withdrawals.filter((row) => row.id !== id);
      return held.withdrawals.length < waiting;
    },
    chats: async () => held.chats,
    vitals: async () => held.vitals,
    async clearVitals() {
      held.vitals = [];
    },
    async answerChat(username, body) {
      const known = held.accounts.some((account) => account.username === username);
      if (known) held.chats = [{ username, author: "agent", body, read: false }, ...held.chats];
      return known;
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
