import { ContractState, contractKinds, TeamGroup, transferBounds } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { hundredthsOf, moneyOf } from "@volado/domain/money";
import { endpoints } from "../../endpoints/index.ts";
import { sampleInputs } from "../../testing/samples/inputs.ts";
import type { Finders } from "./question.ts";

/** Number of recipients of a transfer. */
const RECIPIENTS = 2;

/** A random, unused user name. */
const newName = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return `vc${[...random].map((byte) => (byte % 36).toString(36)).join("")}`;
};

/** Inputs of agents' calls. */
export const agencyQuestions = {
  checkInvitationCode: async ({ client }) => ({
    input: { code: (await client.call(endpoints.getInvitation)).code },
  }),
  answerContract: async ({ client }) => {
    for (const kind of contractKinds) {
      const { contracts, serverTime } = await client.call(endpoints.listContracts, { kind });
      const offer = contracts.find(
        ({ state, answerBefore }) => state === ContractState.Offered && answerBefore > serverTime,
      );
      if (offer) {
        const { id: contractId } = offer;
        return { input: { contractId, accept: true }, other: { contractId, accept: false } };
      }
    }
    return { missing: "no contract is offered to the account" };
  },
  createInvitationLink: async ({ client }) => {
    const { ownRate } = await client.call(endpoints.getInvitationLinks);
    const rebateRate = Math.min(sampleInputs.createInvitationLink.rebateRate, ownRate);
    return { input: { agent: true, rebateRate }, other: { agent: false, rebateRate } };
  },
  removeInvitationLink: async ({ client }) => {
    const link = await client.call(endpoints.createInvitationLink, { agent: false, rebateRate: 0 });
    return { input: { code: link.code }, other: { code: `${link.code}0` } };
  },
  openAccount: async ({ client }) => {
    const { ownRate } = await client.call(endpoints.getInvitationLinks);
    const rebateRate = Math.min(sampleInputs.openAccount.rebateRate, ownRate);
    const input = { ...sampleInputs.openAccount, username: newName(), rebateRate };
    return { input, other: { ...input, username: newName() } };
  },
  transferToDownlines: async ({ client, account }) => {
    const { paymentPassword, downline, transfer } = account;
    if (paymentPassword === undefined) return { missing: "needs the account's payment password" };
    const { list, totals } = await client.call(endpoints.getTeamReport, {
      from: Date.now() - 30 * DAY_MS,
      to: Date.now() + DAY_MS,
      tool: "transfers",
      group: TeamGroup.Member,
      page: 1,
      pageSize: 100,
      ...(downline !== undefined && { name: downline }),
    });
    const memberIds = list
      .flatMap(({ member }) => (member && member.level > 0 ? [member] : []))
      .filter(({ name }) => downline === undefined || name === downline)
      .slice(0, RECIPIENTS)
      .map(({ id }) => id);
    if (memberIds.length === 0) return { missing: "the account has no such downline" };
    const centavos = transfer === undefined ? transferBounds.min : hundredthsOf(transfer);
    const amountOf = (sum: number) => moneyOf(sum, totals.stake.currency);
    const order = { memberIds, amount: amountOf(centavos), paymentPassword };
    return { input: order, other: { ...order, amount: amountOf(centavos + 100) } };
  },
} satisfies Finders;
