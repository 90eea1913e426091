import { z } from "zod";
import type { AnyEndpoint } from "../src/core/endpoint.ts";
import { endpoints } from "../src/endpoints/index.ts";
import { createTestGateway, samples, type TestGateway, type TestRequest } from "../src/testing/index.ts";

const numbered = z.object({
  pageNo: z.coerce.number().optional(),
  page: z.coerce.number().optional(),
  pageSize: z.coerce.number(),
});
const cursor = z.object({ after: z.string().default("0"), pageSize: z.coerce.number() });

/** Five copies of a row with different ids. */
const fiveOf = (row: object, id: string) =>
  [1, 2, 3, 4, 5].map((number) => ({ ...row, [id]: `row-${number}` }));

const byNumber = (rows: readonly object[], { fields }: TestRequest, overlap = 0) => {
  const { page, pageNo = page ?? 1, pageSize } = numbered.parse(fields);
  const from = Math.max(0, (pageNo - 1) * pageSize - overlap);
  return {
    rows: rows.slice(from, from + pageSize),
    page: pageNo,
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
  };
};

const byCursor = (rows: readonly object[], { fields }: TestRequest, ending = "") => {
  const { after, pageSize } = cursor.parse(fields);
  const from = Number.parseInt(after, 10);
  const end = from + pageSize;
  return { rows: rows.slice(from, end), ...(end < rows.length && { next: `${end}${ending}` }) };
};

/**
 * A test gateway for the signed-in member, with lists that are really paged.
 * @param overlap rows that consecutive pages of games share
 */
export const createPagedGateway = async (overlap = 0): Promise<TestGateway> => {
  const gateway = await createTestGateway({ knows: (token) => token === "sample-token" });
  const games = fiveOf(samples.listGames.value.games[0] ?? {}, "nodeId");
  gateway.answer(endpoints.listGames, (call: TestRequest) => {
    const { rows, page, ...more } = byNumber(games, call, overlap);
    return { games: rows, pageNum: page, ...more };
  });
  gateway.answer(endpoints.listRecentGames, (call: TestRequest) => ({
    list: byNumber(games, call).rows,
    totalPages: 3,
  }));
  gateway.answer(endpoints.listFavourites, (call: TestRequest) => ({
    content: byNumber(games, call).rows,
    pageNum: 1,
    totalPages: 3,
  }));
  const answerInPages = (endpoint: AnyEndpoint, value: { readonly list: readonly object[] }) => {
    const list = fiveOf(value.list[0] ?? {}, "id");
    gateway.answer(endpoint, (call: TestRequest) => {
      const { rows, ...more } = byNumber(list, call);
      return { ...value, ...more, list: rows };
    });
  };
  answerInPages(endpoints.getTeamReport, samples.getTeamReport.value);
  answerInPages(endpoints.listTeamBets, samples.listTeamBets.value);
  answerInPages(endpoints.listEarnings, samples.listEarnings.value);
  const records = fiveOf(samples.listRecords.value.records[0] ?? {}, "id");
  gateway.answer(endpoints.listRecords, (call: TestRequest) => {
    const { rows, ...more } = byCursor(records, call, ".row");
    return { ...samples.listRecords.value, ...more, records: rows };
  });
  const messages = fiveOf(samples.listMessages.value.messages[0] ?? {}, "id");
  gateway.answer(endpoints.listMessages, (call: TestRequest) => {
    const { rows, ...more } = byCursor(messages, call);
    return { ...more, messages: rows };
  });
  return gateway;
};

const DAY = "2026-11-22";

const order = z.object({ amount: z.coerce.number(), fee: z.coerce.number().default(0) });
const transfer = order.extend({ memberIds: z.array(z.string()) });
const chosen = z.object({
  cardId: z.string().optional(),
  code: z.string().optional(),
  box: z.string().optional(),
});

const decimal = (amount: number): string => amount.toFixed(2);

/** Initial state of {@link createStatefulGateway}. */
const startingWorld = () => ({
  wallet: 12_500,
  cards: [...samples.listBankCards.value.cards],
  deposits: [...samples.listDeposits.value],
  links: [...samples.getInvitationLinks.value.links],
  sent: [samples.sendMessage.value],
  applications: [...samples.listApplications.value],
  openings: [] as string[],
  signed: false,
});

/**
 * The paged test gateway with effects of writes on money, cards, deposits, links and messages, so that every keyed
 * call can be tested.
 */
export const createStatefulGateway = async (overlap = 0): Promise<TestGateway> => {
  const gateway = await createPagedGateway(overlap);
  const world = startingWorld();
  let made = 0;
  const newId = () => {
    made += 1;
    return `made-${made}`;
  };
  const answer = (endpoint: AnyEndpoint, act: (request: TestRequest) => unknown) =>
    gateway.answer(endpoint, act);
  /** Pays a sample's amount into the wallet. */
  const pays = (endpoint: AnyEndpoint, value: { readonly amount: string }) =>
    answer(endpoint, () => {
      world.wallet += Number(value.amount);
      return value;
    });

  answer(endpoints.getWallet, () => ({ sumBalance: decimal(world.wallet), currency: "MXN" }));
  answer(endpoints.getWithdrawalTerms, () => ({
    ...samples.getWithdrawalTerms.value,
    available: world.wallet,
  }));
  answer(endpoints.requestWithdrawal, ({ fields }) => {
    const { amount, fee } = order.parse(fields);
    world.wallet -= amount + fee;
    return { ...samples.requestWithdrawal.value, id: newId(), amount: decimal(amount), fee: decimal(fee) };
  });
  answer(endpoints.transferToDownlines, ({ fields }) => {
    const { amount, memberIds } = transfer.parse(fields);
    world.wallet -= amount * memberIds.length;
    return { currency: "MXN", total: decimal(amount * memberIds.length), balance: decimal(world.wallet) };
  });

  pays(endpoints.claimReward, samples.claimReward.value);
  pays(endpoints.redeemPromoCode, samples.redeemPromoCode.value);
  pays(endpoints.claimDailyTask, samples.claimDailyTask.value);
  answer(endpoints.listDailyTasks, () => ({
    ...samples.listDailyTasks.value,
    tasks: samples.listDailyTasks.value.tasks.map((task) => ({ ...task, status: "Issued" })),
  }));
  answer(endpoints.getSignInCalendar, () => ({
    ...samples.getSignInCalendar.value,
    today: DAY,
    signedToday: world.signed,
  }));
  answer(endpoints.claimSignIn, () => {
    world.signed = true;
    world.wallet += 5;
    return { ...samples.claimSignIn.value, today: DAY, days: [{ day: DAY, amount: "5.00" }] };
  });
  const redRainState = () => {
    const { rain, ...more } = samples.getRedRain.value;
    return { ...more, rain: { ...rain, openings: [...world.openings] } };
  };
  answer(endpoints.getRedRain, redRainState);
  answer(endpoints.openEnvelope, () => {
    world.openings.push("0.00");
    return redRainState();
  });

  answer(endpoints.listBankCards, () => ({ ...samples.listBankCards.value, cards: [...world.cards] }));
  answer(endpoints.addBankCard, () => {
    const card = { ...samples.addBankCard.value, id: newId() };
    world.cards.unshift(card);
    return card;
  });
  answer(endpoints.removeBankCard, ({ fields }) => {
    const { cardId } = chosen.parse(fields);
    world.cards = world.cards.filter(({ id }) => id !== cardId);
    return null;
  });
  answer(endpoints.listDeposits, () => [...world.deposits]);
  answer(endpoints.createDeposit, () => {
    const deposit = { ...samples.createDeposit.value, id: newId() };
    world.deposits.unshift(deposit);
    return deposit;
  });
  const links = () => ({ ...samples.getInvitationLinks.value, links: [...world.links] });
  answer(endpoints.getInvitationLinks, links);
  answer(endpoints.createInvitationLink, () => {
    const link = { ...samples.createInvitationLink.value, code: newId() };
    world.links.push(link);
    return link;
  });
  answer(endpoints.removeInvitationLink, ({ fields }) => {
    const { code: taken } = chosen.parse(fields);
    world.links = world.links.filter(({ code }) => code !== taken);
    return links();
  });

  const received = samples.listMessages.value.messages;
  answer(endpoints.listMessages, ({ fields }) => ({
    messages: chosen.parse(fields).box === "sent" ? [...world.sent] : received,
  }));
  answer(endpoints.sendMessage, () => {
    const message = { ...samples.sendMessage.value, id: newId() };
    world.sent.unshift(message);
    return message;
  });
  const { promotion, ...published } = samples.listAnnouncements.value;
  answer(endpoints.listAnnouncements, () => ({
    ...published,
    promotion: promotion.map((one) => ({ ...one, apply: 1 })),
  }));
  answer(endpoints.listApplications, () => [...world.applications]);
  answer(endpoints.applyForPromotion, () => {
    const application = { ...samples.applyForPromotion.value, sentAt: 1_795_370_663_135 + made };
    newId();
    world.applications.unshift(application);
    return application;
  });
  const offer = { ...samples.answerContract.value, state: "offered", answeredAt: null };
  answer(endpoints.listContracts, () => ({
    serverTime: offer.offeredAt,
    contracts: [offer, ...samples.listContracts.value.contracts],
  }));
  return gateway;
};
