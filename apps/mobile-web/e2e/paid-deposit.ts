import { newIdempotencyKey } from "@volado/api-client";
import { createDeposit } from "@volado/api-client/endpoints";
import { hundredthsOf, moneyOf } from "@volado/domain/money";
import type { Console } from "./console.ts";
import { clientFor, type Player, signIn } from "./player.ts";
import { CURRENCY } from "./site-facts.ts";

/**
 * Starts a cash deposit for a player, without a browser; sign the page in afterwards. Returns its reference.
 * @param bonusId the deposit's bonus
 */
export const beginDeposit = async (
  gatewayUrl: string,
  player: Player,
  pesos: number,
  bonusId?: string,
): Promise<string> => {
  const client = clientFor(gatewayUrl, await signIn(gatewayUrl, player));
  const { reference } = await client.call(
    createDeposit,
    { methodId: "cash", amount: moneyOf(hundredthsOf(pesos), CURRENCY), bonusId },
    { idempotencyKey: newIdempotencyKey() },
  );
  return reference;
};

/** The same, and confirms the payment as the shop. */
export const payDeposit = async (
  gatewayUrl: string,
  gateway: Console,
  player: Player,
  pesos: number,
): Promise<void> => gateway.settleDeposit(await beginDeposit(gatewayUrl, player, pesos), "paid");
