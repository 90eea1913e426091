import type { ContractKind } from "@volado/domain/agency";
import type { RewardStatus } from "@volado/domain/rewards";

/** A sent message, as far as tests read it. */
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

/** A message to the merchant, as far as tests read it. */
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

/** Ids of a published article. */
interface PublishedArticle {
  readonly noticeId: string;
  readonly promotionId: string;
}

/** Measurements of visits to a route, as far as tests read them. */
interface RouteVitals {
  readonly route: string;
  readonly reports: number;
  readonly percentiles: Readonly<Record<string, number>>;
}

/** A fault of one call; see the console's own description. */
type CallFault = "error" | "abort" | "hang" | "upgrade";

/** Client of the gateway's development console. */
export interface Console {
  /** Closes the site for maintenance, for the caller's region or address, or opens it. */
  closeSite(why: {
    maintenance?: boolean;
    /** Epoch milliseconds. */
    maintenanceEnd?: number | null;
    regionRestriction?: boolean;
    blocked?: boolean;
  }): Promise<void>;
  /** Makes calls misbehave, by endpoint id; all others are healthy. */
  breakCalls(calls: Readonly<Record<string, CallFault>>): Promise<void>;
  /** Adds milliseconds to every response. */
  slowDown(latencyMs: number): Promise<void>;
  /** Removes all faults. */
  heal(): Promise<void>;
  /** Measurements that pages reported, by route. */
  vitals(): Promise<readonly RouteVitals[]>;
  clearVitals(): Promise<void>;
  expireSessions(username: string): Promise<void>;
  /** Sets a wallet, in whole centavos. */
  setBalance(username: string, centavos: number): Promise<void>;
  balanceOf(username: string): Promise<number>;
  /** The channel that a member registered through (Spec §3); null for demo accounts. */
  registerMethodOf(username: string): Promise<string | null>;
  /** Makes an account an agent who may only use the agents' login. */
  makeAgent(username: string): Promise<void>;
  /** The digits of the newest captcha. */
  lastCaptcha(): Promise<string>;
  /**
   * The code of the newest SMS to a number, with or without its dialling code.
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
  /** An upline offers an agent a contract, replacing a pending one of its kind (Spec §6). */
  offerContract(username: string, kind: ContractKind): Promise<void>;
  /** Withdraws every contract offer that waits for the agent's answer. */
  withdrawContracts(username: string): Promise<void>;
  /**
   * Settles the deposit of a reference.
   * @throws Error when none is pending under it
   */
  settleDeposit(reference: string, outcome: "paid" | "rejected"): Promise<void>;
  /** Sends so many messages to a member's inbox. */
  writeToMember(username: string, count: number): Promise<void>;
  /** Titles of a member's messages to the merchant, newest first. */
  lettersOf(username: string): Promise<readonly string[]>;
  /**
   * A member's last message to the merchant, with its number of pictures.
   * @throws Error when there is none
   */
  lastLetterOf(username: string): Promise<Letter>;
  /** A member's applications to promotions, newest first. */
  applicationsOf(username: string): Promise<readonly SentApplication[]>;
  /** Sets the state of an application. */
  setApplication(id: string, status: RewardStatus): Promise<void>;
  /** Publishes a text as announcement, promotion and help topic. */
  publishArticle(article: { readonly title: string; readonly html: string }): Promise<PublishedArticle>;
  /** Removes everything published that way. */
  unpublishArticles(): Promise<void>;
  /** Gives a member a reward to claim, in whole centavos. */
  issueReward(username: string, centavos: number): Promise<void>;
  /** Sends a member a message in the live chat. */
  answerChat(username: string, text: string): Promise<void>;
  /** Starts a red rain, replacing an earlier test's; milliseconds, and whole centavos. */
  letItRain(wish: {
    startsIn: number;
    lasts: number;
    tries: number;
    prizes: readonly number[];
  }): Promise<void>;
  /** Pays or rejects all pending withdrawals of the account; returns their number. */
  settleWithdrawals(username: string, settlement: "paid" | "rejected"): Promise<number>;
}

/** A console on top of the gateway's JSON API. */
export const consoleOf = (gatewayUrl: string): Console => {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${gatewayUrl}/console/api${path}`, {
      method,
      headers: {
        // Idempotency key: money moves once per key.
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
      if (!newest?.code) throw new Error("No captcha was requested.");
      return newest.code;
    },
    async lastSms(to) {
      const [newest] = await smsTo(to);
      if (!newest?.code) throw new Error(`No SMS was sent to ${to}.`);
      return newest.code;
    },
    async lastMail(to) {
      const newest = (await sent("mail")).find((message) => message.to === to);
      if (!newest) throw new Error(`No mail was sent to ${to}.`);
      return newest;
    },
    smsCount: async (to) => (await smsTo(to)).length,
    setSwitch: (name, on) => send("PUT", `/switches/${name}`, { on }),
    offerContract: (username, kind) => send("POST", `/contracts/${username}`, { kind }),
    withdrawContracts: (username) => send("DELETE", `/contracts/${username}`),
    async settleDeposit(reference, outcome) {
      const waiting = await send<readonly { id: string; reference: string }[]>("GET", "/deposits");
      const deposit = waiting.find((candidate) => candidate.reference === reference);
      if (!deposit) throw new Error(`No deposit is pending under ${reference}.`);
      await send("POST", `/deposits/${deposit.id}`, { outcome });
    },
    writeToMember: (username, count) => send("POST", `/inbox/${username}`, { count }),
    lettersOf: async (username) => (await lettersOf(username)).map(({ title }) => title),
    async lastLetterOf(username) {
      const [last] = await lettersOf(username);
      if (!last) throw new Error(`${username} has sent no message.`);
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
