/** A message that the gateway would have sent out, as far as tests read it. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The code, or temporary password, inside. */
  readonly code?: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** How one call misbehaves; see the console's own description. */
type CallFault = "error" | "abort" | "hang";

/** The gateway's development console: what a test does to the world behind the site's back. */
export interface Console {
  /** Closes the site for maintenance or for the caller's region, or opens it. */
  closeSite(why: { maintenance?: boolean; regionRestriction?: boolean }): Promise<void>;
  /** Makes calls misbehave, by endpoint id; every other call is healthy. */
  breakCalls(calls: Readonly<Record<string, CallFault>>): Promise<void>;
  /** Adds milliseconds to every answer. */
  slowDown(latencyMs: number): Promise<void>;
  /** Nothing is wrong any more. */
  heal(): Promise<void>;
  expireSessions(username: string): Promise<void>;
  /** Sets a wallet, in whole centavos. */
  setBalance(username: string, centavos: number): Promise<void>;
  balanceOf(username: string): Promise<number>;
  /** The digits of the newest captcha. */
  lastCaptcha(): Promise<string>;
  /** The code of the newest SMS to a number, written with or without its dialling code. @throws Error when none was sent */
  lastSms(to: string): Promise<string>;
  /** The newest mail to an address. @throws Error when none was sent */
  lastMail(to: string): Promise<OutboxMessage>;
  /** How many messages went out by SMS to a number. */
  smsCount(to: string): Promise<number>;
  /** Switches a white-label feature on or off (Spec §3). */
  setSwitch(name: string, on: boolean): Promise<void>;
  isOn(name: string): Promise<boolean>;
}

/** A console over the gateway's JSON API. */
export const consoleOf = (gatewayUrl: string): Console => {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${gatewayUrl}/console/api${path}`, {
      method,
      ...(body !== undefined && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`);
    return answer.value;
  };

  const sent = (channel: string) => send<readonly OutboxMessage[]>("GET", `/outbox?channel=${channel}`);
  const smsTo = async (to: string) =>
    (await sent("sms")).filter((message) => digitsOf(message.to).endsWith(digitsOf(to)));

  return {
    closeSite: (why) => send("PATCH", "/faults", why),
    breakCalls: (calls) => send("PATCH", "/faults", { calls }),
    slowDown: (latencyMs) => send("PATCH", "/faults", { latencyMs }),
    heal: () => send("DELETE", "/faults"),
    expireSessions: (username) => send("POST", "/sessions/expire", { username }),
    setBalance: (username, balance) => send("PUT", `/accounts/${username}/balance`, { balance }),
    async balanceOf(username) {
      const accounts = await send<readonly { username: string; balance: number }[]>("GET", "/accounts");
      const account = accounts.find((candidate) => candidate.username === username);
      if (!account) throw new Error(`There is no account ${username}.`);
      return account.balance;
    },
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
    async isOn(name) {
      const switches = await send<readonly { name: string; on: boolean }[]>("GET", "/switches");
      const found = switches.find((candidate) => candidate.name === name);
      if (!found) throw new Error(`There is no switch ${name}.`);
      return found.on;
    },
  };
};
