import { createClient, type KeyValueStorage } from "@volado/api-client";
import {
  addFavourite,
  getStatus,
  launchGame,
  listFavouriteIds,
  listFavourites,
  listGames,
  login,
  removeFavourite,
} from "@volado/api-client/endpoints";
import type { Session } from "@volado/domain/session";
import type { EncryptionKey } from "@volado/domain/site";
import { MERCHANT } from "./site-facts.ts";

/** The demo accounts that may sign in: ordinary member, agent, trial. */
export type Account = "jugador" | "agente" | "prueba";

/** Every demo account's password. */
export const PASSWORD = "Volado2026";

/** A slot machine of the seeded world. */
const SLOT = { nodeId: "JL-RNG-001", gameId: "G-JL-RNG-001", vendor: "JL" } as const;

/** Storage in memory, so that nothing remains after the test. */
const storage = (): KeyValueStorage => {
  const stored = new Map<string, string>();
  return {
    get: (key) => stored.get(key),
    set: (key, value) => stored.set(key, value),
    remove: (key) => stored.delete(key),
  };
};

/** The site's API client, without a browser. */
export const clientFor = (gatewayUrl: string, session?: Session, keys: readonly EncryptionKey[] = []) =>
  createClient({
    baseUrl: gatewayUrl,
    merchant: MERCHANT,
    platform: "M",
    language: () => "ES",
    session: { token: () => session?.token, identity: () => session?.userName, ended: () => undefined },
    storage: storage(),
    encryptionKeys: () => keys,
  });

/** An account that a test has made. */
export interface OwnAccount {
  readonly username: string;
  readonly password: string;
}

/** An account by its demo name, or a test's own. */
export type Player = Account | OwnAccount;

/** Signs in without a browser, which ends an earlier session of the account. */
export const signIn = async (gatewayUrl: string, player: Player): Promise<Session> => {
  const { username, password } =
    typeof player === "string" ? { username: player, password: PASSWORD } : player;
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  const answer = await clientFor(gatewayUrl, undefined, encryptionKeys).call(login, {
    type: "username",
    username,
    password,
    captcha: "",
    captchaId: "",
    remember: false,
  });
  return { ...answer, merchantCode: MERCHANT };
};

/** The gateway's data of a signed-in player, requested outside the browser. */
export const serverSideOf = (gatewayUrl: string, session: Session) => {
  const client = clientFor(gatewayUrl, session);
  return {
    favouriteIds: () => client.call(listFavouriteIds, undefined),
    async clearFavourites() {
      const { games } = await client.call(listFavourites, { page: 1, pageSize: 100, type: undefined });
      for (const { nodeId, vendor } of games) await client.call(removeFavourite, { nodeId, vendor });
    },
    /** Adds this number of slots to the favourites. */
    async starSlots(count: number) {
      const { games } = await client.call(listGames, {
        type: "RNG",
        classify: "ALL",
        vendor: "",
        name: "",
        minBet: undefined,
        minLines: undefined,
        page: 1,
        pageSize: count,
      });
      for (const { nodeId, vendor } of games) await client.call(addFavourite, { nodeId, vendor });
    },
    /**
     * Plays one round of a slot for the smallest stake, so that it is among the recents.
     * @throws Error when it is refused
     */
    async playSlot() {
      const { url } = await client.call(launchGame, SLOT);
      const response = await fetch(`${gatewayUrl}/play/api/round`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Play-Ticket": new URL(url, gatewayUrl).searchParams.get("ticket") ?? "",
        },
        body: JSON.stringify({ game: "reels", bet: 100, key: crypto.randomUUID() }),
      });
      if (!response.ok) throw new Error(`The round was refused: ${await response.text()}`);
    },
  };
};

export type ServerSide = ReturnType<typeof serverSideOf>;
