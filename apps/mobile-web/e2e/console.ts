/** A message that the gateway would have sent out, as far as tests read it. */
interface OutboxMessage {
  readonly to: string;
  readonly code?: string;
}

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
      const [newest] = await send<readonly OutboxMessage[]>("GET", "/outbox?channel=captcha");
      if (!newest?.code) throw new Error("No captcha was asked for.");
      return newest.code;
    },
    setSwitch: (name, on) => send("PUT", `/switches/${name}`, { on }),
    async isOn(name) {
      const switches = await send<readonly { name: string; on: boolean }[]>("GET", "/switches");
      const found = switches.find((candidate) => candidate.name === name);
      if (!found) throw new Error(`There is no switch ${name}.`);
      return found.on;
    },
  };
};
