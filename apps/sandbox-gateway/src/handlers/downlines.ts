import { endpoints } from "@volado/api-client/endpoints";
import { type DownlineTerms, isRebateRate } from "@volado/domain/agency";
import { MemberType } from "@volado/domain/member";
import { decimalOf, hundredthsOf, moneyOf } from "@volado/domain/money";
import {
  joinedByLink,
  linksOf,
  makeLink,
  removeLink,
  type StoredTerms,
  transfer,
  wireLink,
} from "../agency/downlines.ts";
import { createMember } from "../members/create-member.ts";
import { accountName, agentOf } from "../members/find-member.ts";
import { type Call, transactionOf } from "../request/call.ts";
import { invalidFields } from "../request/refusal.ts";
import { requirePaymentPassword } from "../session/password.ts";
import { hashPassword } from "../session/password-hash.ts";
import { newUsernameProblem, passwordProblem, refusalOf } from "../settings/registration-settings.ts";
import { defineHandler, defineHandlerInSteps } from "./handler.ts";

const ownRateOf = async (call: Call, agentId: string): Promise<number> => {
  const agents = call.db.selectFrom("members").select("rebate_rate").where("id", "=", agentId);
  return (await agents.executeTakeFirstOrThrow()).rebate_rate / 100;
};

const storedTerms = async (call: Call, agentId: string, terms: DownlineTerms): Promise<StoredTerms> => {
  if (!isRebateRate(terms.rebateRate, await ownRateOf(call, agentId)))
    throw invalidFields([["rebateRate", "too_big"]]);
  const type = terms.agent ? MemberType.Agent : MemberType.Member;
  return { type, rate: hundredthsOf(terms.rebateRate) };
};

const wireLinks = async (call: Call, agentId: string) => {
  const joined = await joinedByLink(call.db, agentId);
  return {
    links: (await linksOf(call.db, agentId)).map((link) => wireLink(link, joined.get(link.code))),
    joined: [...joined.values()].reduce((sum, count) => sum + count, 0),
    ownRate: await ownRateOf(call, agentId),
  };
};

export const getInvitationLinks = defineHandler(endpoints.getInvitationLinks, async (_request, call) =>
  wireLinks(call, agentOf(call).id),
);

export const createInvitationLink = defineHandler(endpoints.createInvitationLink, async (request, call) => {
  const { id } = agentOf(call);
  const terms = await storedTerms(call, id, request);
  return wireLink(await makeLink(transactionOf(call), id, terms, call.services.now()));
});

export const removeInvitationLink = defineHandler(endpoints.removeInvitationLink, async (request, call) => {
  const { id } = agentOf(call);
  await removeLink(transactionOf(call), id, request.code, call.services.now());
  return wireLinks(call, id);
});

export const openAccount = defineHandlerInSteps(endpoints.openAccount, async (request, call) => {
  const { id: agentId } = agentOf(call);
  const { services } = call;
  const username = accountName(request.username);
  const problems = [
    ["username", newUsernameProblem(services, username)],
    ["password", passwordProblem(services, request.password, username)],
  ] as const;
  const wrong = problems.flatMap(([path, problem]) => (problem ? [[path, problem] as const] : []));
  if (wrong.length > 0) throw refusalOf(wrong);
  const { type, rate } = await storedTerms(call, agentId, request);
  const account = {
    username,
    nickname: null,
    type,
    passwordHash: await hashPassword(request.password, services.options.passwordCost),
    mobile: null,
    email: null,
    inviterId: agentId,
    rebateRate: rate,
  };
  return async (within) => {
    const member = await createMember(transactionOf(within), account, services.now());
    return { id: member.id, name: member.username };
  };
});

export const transferToDownlines = defineHandlerInSteps(
  endpoints.transferToDownlines,
  async (request, call) => {
    const { id: agentId } = agentOf(call);
    await requirePaymentPassword(call, request.paymentPassword);
    const { currency } = call.services.brand;
    const { memberIds } = request;
    const amount = moneyOf(hundredthsOf(request.amount), currency);
    return async (within) => {
      const now = within.services.now();
      const { total, balance } = await transfer(transactionOf(within), { agentId, memberIds, amount, now });
      return { currency, total: decimalOf(total.centavos), balance: decimalOf(balance.centavos) };
    };
  },
);
