import type { ContractKind } from "@volado/domain/agency";
import type { RewardStatus } from "@volado/domain/rewards";

/** A message that the gateway would have sent out, as far as tests read it. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The code, or temporary password, inside. */
  readonly code?: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** An account, as far as tests read it. */
interface Account {
  readonly username: string;
  readonly balance: number;
  readonly registerMethod: string | null;
}

/** A message to the house, as far as tests read it. */
interface Letter {
  readonly username: string;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly pictures: number;
}

/** An application to a promotion, as far as tests read it. */
interface SentApplication {
  readonly id: string;
  readonly username: string;
  readonly remark: string;
  readonly pictures: number;
}

/** Ids of what came of a published article. */
interface PublishedArticle {
  readonly noticeId: string;
  readonly promotionId: string;
}

/** What visits to a route measured, as far as tests read it. */
interface RouteVitals {
  readonly route: string;
  readonly reports: number;
  readonly percentiles: Readonly<Record<string, number>>;
}

/** How one call misbehaves; see the console's own description. */
type CallFault = "error" | "abort" | "hang" | "upgrade";

/** The gateway's development console: what a test does to the world behind the site's back. */
export interface Console {
  /** Closes the site for maintenance, for the caller's region or address, or opens it. */
  closeSite(why: {
    maintenance?: boolean;
    /** Epoch milliseconds. */
    maintenanceEnd?: number | null;
    regionRestriction?: boolean;
    blocked?: boolean;
  }): Promise<void>;
  /** Makes calls misbehave, by endpoint id; every other call is healthy. */
  breakCalls(calls: Readonly<Record<string, CallFault>>): Promise<void>;
  /** Adds milliseconds to every answer. */
  slowDown(latencyMs: number): Promise<void>;
  /** Nothing is wrong any more. */
  heal(): Promise<void>;
  /** What pages reported of themselves, by route. */
  vitals(): Promise<readonly RouteVitals[]>;
  clearVitals(): Promise<void>;
  expireSessions(username: string): Promise<void>;
  /** Sets a wallet, in whole centavos. */
  setBalance(username: string, centavos: number): Promise<void>;
  balanceOf(username: string): Promise<number>;
  /** Through what the gateway was told that a member registered (Spec §3); null for demo accounts. */
  registerMethodOf(username: string): Promise<string | null>;
  /** Makes an account an agent who comes in only by the agents' login. */
  makeAgent(username: string): Promise<void>;
  /** The digits of the newest captcha. */
  lastCaptcha(): Promise<string>;
  /**
   * The code of the newest SMS to a number, written with or without its dialling code.
   * @throws Error when none was sent
   */
  lastSms(to: string): Promise<string>;
  /** The newest mail to an address. @throws Error when none was sent */
  lastMail(to: string): Promise<OutboxMessage>;
  /** How many messages went out by SMS to a number. */
  smsCount(to: string): Promise<number>;
  /** Switches a white-label feature on or off (Spec §3). */
  setSwitch(name: string, on: boolean): Promise<void>;
  isOn(name: string): Promise<boolean>;
  /** An upline offers an agent a contract, in place of one of the kind that waits (Spec §6). */
  offerContract(username: string, kind: ContractKind): Promise<void>;
  /** Nothing waits for the agent's answer any more. */
  withdrawContracts(username: string): Promise<void>;
  /** Ends the deposit of a reference. @throws Error when none waits under it */
  settleDeposit(reference: string, outcome: "paid" | "rejected"): Promise<void>;
  /** Writes so many messages into a member's inbox. */
  writeToMember(username: string, count: number): Promise<void>;
  /** Titles of what a member wrote to the house, the newest first, among the latest of all. */
  lettersOf(username: string): Promise<readonly string[]>;
  /** What a member wrote last to the house, with how many pictures. @throws Error when there is nothing */
  lastLetterOf(username: string): Promise<Letter>;
  /** A member's applications to promotions, the newest first, among the latest of all. */
  applicationsOf(username: string): Promise<readonly SentApplication[]>;
  /** Says where an application stands. */
  setApplication(id: string, status: RewardStatus): Promise<void>;
  /** Publishes words as announcement, promotion and help topic. */
  publishArticle(article: { readonly title: string; readonly html: string }): Promise<PublishedArticle>;
  /** Takes back all that was published so. */
  unpublishArticles(): Promise<void>;
  /** Gives a member a reward to claim, in whole centavos. */
  issueReward(username: string, centavos: number): Promise<void>;
  /** Says something to a member in the live chat. */
  answerChat(username: string, text: string): Promise<void>;
  /** Makes it rain, in place of the rain that a test made before; milliseconds, and whole centavos. */
  letItRain(wish: {
    startsIn: number;
    lasts: number;
    tries: number;
    prizes: readonly number[];
  }): Promise<void>;
  /** Pays or rejects whatever withdrawals of the account wait; answers how many did. */
  settleWithdrawals(username: string, settlement: "paid" | "rejected"): Promise<number>;
}

/** A console over the gateway's JSON API. */
export const consoleOf = (gatewayUrl: string): Console => {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${gatewayUrl}/console/api${path}`, {
      method,
      headers: {
        // What moves money is done once for each key.
        "Idempotency-Key": crypto.randomUUID(),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`);
    return answer.value;
  };

  const sent = (channel: string) => send<readonly OutboxMessage[]>("GET", `/outbox?channel=${channel}`);
  const smsTo = async (to: string) =>
    (await sent("sms")).filter((message) => digitsOf(message.to).endsWith(digitsOf(to)));

  const lettersOf = async (username: string) =>
    (await send<readonly Letter[]>("GET", "/inbox")).filter((letter) => letter.username === username);

  const accountOf = async (username: string): Promise<Account> => {
    const account = (await send<readonly Account[]>("GET", "/accounts")).find(
      (candidate) => candidate.username === username,
    );
    if (!account) throw new Error(`There is no account ${username}.`);
    return account;
  };

  return {
    closeSite: (why) => send("PATCH", "/faults", why),
    breakCalls: (calls) => send("PATCH", "/faults", { calls }),
    slowDown: (latencyMs) => send("PATCH", "/faults", { latencyMs }),
    heal: () => send("DELETE", "/faults"),
    vitals: () => send("GET", "/vitals"),
    clearVitals: () => send("DELETE", "/vitals"),
    expireSessions: (username) => send("POST", "/sessions/expire", { username }),
    setBalance: (username, balance) => send("PUT", `/accounts/${username}/balance`, { balance }),
    makeAgent: (username) => send("POST", `/accounts/${username}/agent`),
    balanceOf: async (username) => (await accountOf(username)).balance,
    registerMethodOf: async (username) => (await accountOf(username)).registerMethod,
    async lastCaptcha() {
      const [newest] = await sent("captcha");
      if (!newest?.code) throw new Error("No captcha was asked for.");
      return newest.code;
    },
    async lastSms(to) {
      const [newest] = await smsTo(to);
      if (!newest?.code) throw new Error(`No SMS went to ${to}.`);
      return newest.code;
    },
    async lastMail(to) {
      const newest = (await sent("mail")).find((message) => message.to === to);
      if (!newest) throw new Error(`No mail went to ${to}.`);
      return newest;
    },
    smsCount: async (to) => (await smsTo(to)).length,
    setSwitch: (name, on) => send("PUT", `/switches/${name}`, { on }),
    offerContract: (username, kind) => send("POST", `/contracts/${username}`, { kind }),
    withdrawContracts: (username) => send("DELETE", `/contracts/${username}`),
    async settleDeposit(reference, outcome) {
      const waiting = await send<readonly { id: string; reference: string }[]>("GET", "/deposits");
      const deposit = waiting.find((candidate) => candidate.reference === reference);
      if (!deposit) throw new Error(`No deposit waits under ${reference}.`);
      await send("POST", `/deposits/${deposit.id}`, { outcome });
    },
    writeToMember: (username, count) => send("POST", `/inbox/${username}`, { count }),
    lettersOf: async (username) => (await lettersOf(username)).map(({ title }) => title),
    async lastLetterOf(username) {
      const [last] = await lettersOf(username);
      if (!last) throw new Error(`${username} has written nothing.`);
      return last;
    },
    async applicationsOf(username) {
      const all = await send<readonly SentApplication[]>("GET", "/applications");
      return all.filter((application) => application.username === username);
    },
    setApplication: (id, status) => send("PUT", `/applications/${id}`, { status }),
    publishArticle: (article) => send("POST", "/articles", article),
    unpublishArticles: () => send("DELETE", "/articles"),
    issueReward: (username, amount) => send("POST", `/rewards/${username}`, { amount }),
    answerChat: (username, text) => send("POST", `/chats/${username}`, { text }),
    letItRain: (wish) => send("PUT", "/red-rain", wish),
    async settleWithdrawals(username, settlement) {
      const all = await send<readonly { id: string; username: string }[]>("GET", "/withdrawals");
      const waiting = all.filter((withdrawal) => withdrawal.username === username);
      for (const { id } of waiting) await send("POST", `/withdrawals/${id}`, { settlement });
      return waiting.length;
    },
    async isOn(name) {
      const switches = await send<readonly { name: string; on: boolean }[]>("GET", "/switches");
      const found = switches.find((candidate) => candidate.name === name);
      if (!found) throw new Error(`There is no switch ${name}.`);
      return found.on;
    },
  };
};
