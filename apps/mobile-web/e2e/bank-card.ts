import { addBankCard, getStatus, listBankCards } from "@volado/api-client/endpoints";
import { type Account, clientFor, signIn } from "./player.ts";

/** Every demo account's payment password. */
export const PAYMENT_PASSWORD = "202612";

/** Cards of BBVA México that no other account has. */
const numbers: Readonly<Record<Account, string>> = {
  jugador: "4152313000000104",
  agente: "4152313000000203",
  prueba: "4152313000000302",
};

/** Gives a demo account a bank card unless it has one, without a browser; sign the page in afterwards. */
export const giveBankCard = async (gatewayUrl: string, account: Account): Promise<void> => {
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  const client = clientFor(gatewayUrl, await signIn(gatewayUrl, account), encryptionKeys);
  const { cards } = await client.call(listBankCards, undefined);
  if (cards.length > 0) return;
  await client.call(addBankCard, {
    holder: "Ana Luz Pérez",
    bankCode: "012",
    number: numbers[account],
    paymentPassword: PAYMENT_PASSWORD,
  });
};
