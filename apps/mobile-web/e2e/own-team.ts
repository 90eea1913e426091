import { newIdempotencyKey } from "@volado/api-client";
import { getStatus, openAccount, setPaymentPassword } from "@volado/api-client/endpoints";
import { PAYMENT_PASSWORD } from "./bank-card.ts";
import { NEW_PASSWORD, newName } from "./new-names.ts";
import { clientFor, type Player, signIn } from "./player.ts";

/** An account that an agent opened. */
export interface OpenedAccount {
  readonly username: string;
  readonly password: string;
}

/** The rebate of an agent of {@link newAgent}, in per cent. */
export const OWN_RATE = 0.5;

const encryptingClient = async (gatewayUrl: string, player: Player) => {
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  return clientFor(gatewayUrl, await signIn(gatewayUrl, player), encryptionKeys);
};

/** Opens an account below an agent, without a browser; sign the agent's page in afterwards. */
export const openBelow = async (
  gatewayUrl: string,
  agent: Player,
  ownTeam = false,
): Promise<OpenedAccount> => {
  const client = await encryptingClient(gatewayUrl, agent);
  const account = { username: newName(), password: NEW_PASSWORD };
  const terms = { agent: ownTeam, rebateRate: ownTeam ? OWN_RATE : 0.1 };
  await client.call(openAccount, { ...account, ...terms }, { idempotencyKey: newIdempotencyKey() });
  return account;
};

/** An agent that no other test uses, with a payment password. */
export const newAgent = async (gatewayUrl: string): Promise<OpenedAccount> => {
  const agent = await openBelow(gatewayUrl, "agente", true);
  await (await encryptingClient(gatewayUrl, agent)).call(setPaymentPassword, {
    by: "password",
    proof: agent.password,
    newPassword: PAYMENT_PASSWORD,
  });
  return agent;
};
