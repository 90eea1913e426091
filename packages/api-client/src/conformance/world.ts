import { ContentType } from "@volado/domain";
import type { Client } from "../core/client.ts";
import { endpoints } from "../endpoints/registry.ts";
import { samples } from "../testing/samples/index.ts";

/** Whose account is used. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

type Inputs = ReadonlyMap<string, unknown>;

const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch {
    return undefined;
  }
};

/**
 * What each call is asked: its sample, with ids that this gateway knows in the place of the sample's, as far as it tells them.
 * @param others questions to ask under a key that was used
 */
export const inputsFor = async (
  client: Client,
  origin: string,
  account: Account | undefined,
): Promise<{ readonly inputs: Inputs; readonly others: Inputs }> => {
  const inputs = new Map<string, unknown>(Object.entries(samples).map(([id, { input }]) => [id, input]));
  const others = new Map<string, unknown>();
  const games = await orNothing(
    client.call(endpoints.listGames, { ...samples.listGames.input, pageSize: 100 }),
  );
  const game = games?.games.find(({ freePlay }) => freePlay) ?? games?.games[0];
  if (game) {
    const { nodeId, gameId, vendor } = game;
    for (const id of ["addFavourite", "removeFavourite"]) inputs.set(id, { nodeId, vendor });
    for (const id of ["launchGame", "launchGuestGame"]) inputs.set(id, { nodeId, gameId, vendor });
  }
  const published = await orNothing(
    client.call(endpoints.listAnnouncements, samples.listAnnouncements.input),
  );
  const [promotion] = published?.promotions ?? [];
  if (promotion) inputs.set("getPromotion", promotion.id);
  const notices = await orNothing(client.call(endpoints.listNotices, ContentType.Player));
  const [notice] = notices?.notices ?? [];
  if (notice) inputs.set("markAnnouncementRead", notice.id);
  const lotteries = await orNothing(client.call(endpoints.listLotteries, samples.listLotteries.input));
  const [lottery] = lotteries?.lotteries ?? [];
  if (lottery)
    inputs.set("listLotteryNumbers", { ...samples.listLotteryNumbers.input, nodeIds: [lottery.nodeId] });
  const message = { ...samples.sendMessage.input, pictures: [] };
  inputs.set("sendMessage", message);
  others.set("sendMessage", { ...message, title: `${message.title}!` });
  // A chat leads back to pages of the gateway's own site only.
  inputs.set("launchChat", { ...samples.launchChat.input, backUrl: `${origin}/m/message` });
  if (!account) return { inputs, others };

  const deposits = await orNothing(client.call(endpoints.getDepositOptions));
  const [method] = deposits?.methods ?? [];
  if (method) {
    const order = { methodId: method.id, amount: method.least, bonusId: undefined };
    inputs.set("createDeposit", order);
    others.set("createDeposit", { ...order, amount: method.least + 1 });
  }
  const [deposit] = (await orNothing(client.call(endpoints.listDeposits))) ?? [];
  if (deposit) inputs.set("getDeposit", { depositId: deposit.id });
  const credentials = { username: account.username, password: account.password };
  // Signing in again would end the session that all the other calls are made with.
  inputs.set("login", { ...samples.login.input, ...credentials, password: `${credentials.password} not` });
  return { inputs, others };
};
