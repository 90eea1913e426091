import { contractKinds } from "@volado/domain/agency";
import { asksForContracts } from "@volado/domain/member";
import type { ConsolePorts } from "../console/ports.ts";
import type { WaitingContracts } from "../console/shapes/accounts.ts";
import { offerContract, withdrawContracts } from "../contracts/contracts.ts";
import type { Services } from "../services.ts";
import type { Tx } from "../wallet/ledger.ts";

const readWaiting = async ({ db, now }: Services): Promise<readonly WaitingContracts[]> => {
  const members = await db
    .selectFrom("members")
    .select(["id", "username", "type"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const offers = await db
    .selectFrom("contracts")
    .select(["member_id", "kind"])
    .where("state", "=", "offered")
    .where("answer_before", ">", now())
    .execute();
  return members.filter(asksForContracts).map(({ id, username }) => ({
    username,
    kinds: contractKinds.filter((kind) =>
      offers.some((offer) => offer.member_id === id && offer.kind === kind),
    ),
  }));
};

/** Runs for a member whom contracts may be offered; false when there is none of that name. */
const forMember = (
  { db }: Services,
  username: string,
  run: (tx: Tx, memberId: string) => Promise<unknown>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom("members")
      .select(["id", "type"])
      .where("username", "=", username)
      .executeTakeFirst();
    if (member === undefined || !asksForContracts(member)) return false;
    await run(tx, member.id);
    return true;
  });

/** What the console asks about contracts. */
export const contractPorts = (
  services: Services,
): Pick<ConsolePorts, "contracts" | "offerContract" | "withdrawContracts"> => ({
  contracts: () => readWaiting(services),
  offerContract: (username, kind) =>
    forMember(services, username, (tx, id) => offerContract(tx, id, kind, services.now())),
  withdrawContracts: (username) =>
    forMember(services, username, (tx, id) => withdrawContracts(tx, id, services.now())),
});
