import type { ContractKind } from "@volado/domain/agency";
import type { DepositReason, WithdrawalReason } from "@volado/domain/wallet";

/** A sent message: the fields that tests read. */
interface OutboxMessage {
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The code, or temporary password, inside. */
  readonly code?: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** An account: the fields that tests read. */
interface Account {
  readonly username: string;
  readonly balance: number;
  /** The channel that a member registered through (Spec §3); null for demo accounts. */
  readonly registerMethod: string | null;
  readonly inviter: string | null;
}

/** A message to the merchant: the fields that tests read. */
interface Letter {
  readonly username: string;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly pictures: number;
}

/** An application to a promotion: the fields that tests read. */
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

/** Measurements of visits to a route: the fields that tests read. */
interface RouteVitals {
  readonly route: string;
  readonly reports: number;
  readonly percentiles: Readonly<Record<string, number>>;
}

/** A fault of one call; see the console's own description. */
type CallFault = "error" | "abort" | "hang" | "upgrade";

/** Client of the gateway's development console, on top of its JSON API. */
export const consoleOf = (gatewayUrl: string) => {
  const send = async <T = void>(method: string, path: string, body?: unknown): Promise<T> => {
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

  /** @throws Error for an unknown account */
  const accountOf = async (username: string): Promise<Account> => {
    const accounts = await send<readonly Account[]>("GET", "/accounts");
    const account = accounts.find((candidate) => candidate.username === username);
    if (!account) throw new Error(`There is no account ${username}.`);
    return account;
  };

  const lettersOf = async (username: string) =>
    (await send<readonly Letter[]>("GET", "/inbox")).filter((letter) => letter.username === username);

  return {
    /** Closes the site for maintenance, for the caller's region or address, or opens it. */
    closeSite: (why: {
      maintenance?: boolean;
      /** Epoch milliseconds. */
      maintenanceEnd?: number | null;
      regionRestriction?: boolean;
      blocked?: boolean;
    }) => send("PATCH", "/faults", why),
    /** Makes calls misbehave, by endpoint id; all others are healthy. */
    breakCalls: (calls: Readonly<Record<string, CallFault>>) => send("PATCH", "/faults", { calls }),
    /** Adds milliseconds to every response. */
    slowDown: (latencyMs: number) => send("PATCH", "/faults", { latencyMs }),
    /** Removes all faults. */
    heal: () => send("DELETE", "/faults"),

    /** Measurements that pages reported, by route. */
    vitals: () => send<readonly RouteVitals[]>("GET", "/vitals"),
    clearVitals: () => send("DELETE", "/vitals"),

    expireSessions: (username: string) => send("POST", "/sessions/expire", { username }),
    /** Makes an account an agent who may only use the agents' login. */
    makeAgent: (username: string) => send("POST", `/accounts/${username}/agent`),
    accountOf,
    /** Sets a wallet, in whole centavos. */
    setBalance: (username: string, balance: number) =>
      send("PUT", `/accounts/${username}/balance`, { balance }),
    balanceOf: async (username: string) => (await accountOf(username)).balance,
    /**
     * Settles the deposit with this reference: "paid", or why it is rejected.
     * @throws Error if none is pending
     */
    async settleDeposit(reference: string, outcome: "paid" | DepositReason): Promise<void> {
      const waiting = await send<readonly { id: string; reference: string }[]>("GET", "/deposits");
      const deposit = waiting.find((candidate) => candidate.reference === reference);
      if (!deposit) throw new Error(`No deposit is pending under ${reference}.`);
      await send("POST", `/deposits/${deposit.id}`, { outcome });
    },
    /** Pays or rejects all pending withdrawals of the account; returns their number. */
    async settleWithdrawals(username: string, outcome: "paid" | WithdrawalReason): Promise<number> {
      const all = await send<readonly { id: string; username: string }[]>("GET", "/withdrawals");
      const waiting = all.filter((withdrawal) => withdrawal.username === username);
      for (const { id } of waiting) await send("POST", `/withdrawals/${id}`, { outcome });
      return waiting.length;
    },

    /** The digits of the newest captcha. */
    async lastCaptcha(): Promise<string> {
      const [newest] = await sent("captcha");
      if (!newest?.code) throw new Error("No captcha was requested.");
      return newest.code;
    },
    /**
     * The code of the newest SMS to a number, with or without its dialling code.
     * @throws Error when none was sent
     */
    async lastSms(to: string): Promise<string> {
      const [newest] = await smsTo(to);
      if (!newest?.code) throw new Error(`No SMS was sent to ${to}.`);
      return newest.code;
    },
    /** Number of SMS sent to a number. */
    smsCount: async (to: string) => (await smsTo(to)).length,
    /** The newest mail to an address. @throws Error when none was sent */
    async lastMail(to: string): Promise<OutboxMessage> {
      const newest = (await sent("mail")).find((message) => message.to === to);
      if (!newest) throw new Error(`No mail was sent to ${to}.`);
      return newest;
    },

    /** Switches a white-label feature on or off (Spec §3). */
    setSwitch: (name: string, on: boolean) => send("PUT", `/switches/${name}`, { on }),
    async isOn(name: string): Promise<boolean> {
      const switches = await send<readonly { name: string; on: boolean }[]>("GET", "/switches");
      const found = switches.find((candidate) => candidate.name === name);
      if (!found) throw new Error(`There is no switch ${name}.`);
      return found.on;
    },

    /** Makes an upline offer an agent a contract, replacing a pending one of its kind (Spec §6). */
    offerContract: (username: string, kind: ContractKind) => send("POST", `/contracts/${username}`, { kind }),
    /** Withdraws all pending contract offers to the agent. */
    withdrawContracts: (username: string) => send("DELETE", `/contracts/${username}`),

    /** Sends this number of messages to a member's inbox. */
    writeToMember: (username: string, count: number) => send("POST", `/inbox/${username}`, { count }),
    /** Titles of a member's messages to the merchant, newest first. */
    lettersOf: async (username: string) => (await lettersOf(username)).map(({ title }) => title),
    /** A member's last message to the merchant. @throws Error when there is none */
    async lastLetterOf(username: string): Promise<Letter> {
      const [last] = await lettersOf(username);
      if (!last) throw new Error(`${username} has sent no message.`);
      return last;
    },
    /** Sends a member a message in the live chat. */
    answerChat: (username: string, text: string) => send("POST", `/chats/${username}`, { text }),

    /** A member's applications to promotions, newest first. */
    async applicationsOf(username: string): Promise<readonly SentApplication[]> {
      const all = await send<readonly SentApplication[]>("GET", "/applications");
      return all.filter((application) => application.username === username);
    },
    setApplication: (id: string, status: "Process" | "Rejected") =>
      send("PUT", `/applications/${id}`, { status }),
    /** Publishes a text as announcement, promotion and help topic. */
    publishArticle: (article: { readonly title: string; readonly html: string }) =>
      send<PublishedArticle>("POST", "/articles", article),
    /** Removes everything published with `publishArticle`. */
    unpublishArticles: () => send("DELETE", "/articles"),

    /** Gives a member a reward to claim, in whole centavos. */
    issueReward: (username: string, amount: number) => send("POST", `/rewards/${username}`, { amount }),
    /** Starts a red rain, replacing an earlier test's; milliseconds, and whole centavos. */
    letItRain: (rain: { startsIn: number; lasts: number; tries: number; prizes: readonly number[] }) =>
      send("PUT", "/red-rain", rain),
  };
};

export type Console = ReturnType<typeof consoleOf>;
