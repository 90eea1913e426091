import { newIdempotencyKey } from "@volado/api-client";
import { createDeposit } from "@volado/api-client/endpoints";
import type { Console } from "./console.ts";
import { clientFor, type Player, signIn } from "./player.ts";

/** Deposits pesos in cash for a player, without a browser, and has the shop say that they were paid; sign the page in afterwards. */
export const payDeposit = async (
  gatewayUrl: string,
  gateway: Console,
  player: Player,
  pesos: number,
): Promise<void> => {
  const client = clientFor(gatewayUrl, await signIn(gatewayUrl, player));
  const { reference } = await client.call(
    createDeposit,
    { methodId: "cash", amount: pesos, bonusId: undefined },
    { idempotencyKey: newIdempotencyKey() },
  );
  await gateway.settleDeposit(reference, "paid");
};
