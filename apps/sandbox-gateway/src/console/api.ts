import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { answered, refused } from "../pages/envelope.ts";
import { createApplicationsApi } from "./applications-api.ts";
import { createArticlesApi } from "./articles-api.ts";
import { createChatApi } from "./chat-api.ts";
import { createDepositsApi } from "./deposits-api.ts";
import { createInboxApi } from "./inbox-api.ts";
import { answerMoneyOrder } from "./money-order.ts";
import { invalid, parsed, unknown } from "./parsed.ts";
import type { ConsolePorts } from "./ports.ts";
import { createRedRainApi } from "./red-rain-api.ts";
import {
  balanceRequest,
  contractRequest,
  expireRequest,
  faultsRequest,
  registrationFieldRequest,
  switchRequest,
} from "./requests.ts";
import { createRewardsApi } from "./rewards-api.ts";
import { type Faults, noFaults } from "./shapes/faults.ts";
import type { ConsoleState } from "./shapes/state.ts";
import { createWithdrawalsApi } from "./withdrawals-api.ts";

const stateOf = async (ports: ConsolePorts): Promise<ConsoleState> => {
  const [
    accounts,
    outbox,
    switches,
    registrationFields,
    contracts,
    deposits,
    letters,
    applications,
    rewards,
    withdrawals,
    chats,
    vitals,
    faults,
    kids,
  ] = await Promise.all([
    ports.accounts(),
    ports.outbox(),
    ports.switches(),
    ports.registrationFields(),
    ports.contracts(),
    ports.deposits(),
    ports.letters(),
    ports.applications(),
    ports.rewards(),
    ports.withdrawals(),
    ports.chats(),
    ports.vitals(),
    ports.faults(),
    ports.kids(),
  ]);
  return {
    accounts,
    outbox,
    switches,
    registrationFields,
    contracts,
    deposits,
    letters,
    applications,
    rewards,
    withdrawals,
    chats,
    vitals,
    faults,
    kids,
    calls: ports.calls(),
    currencySymbol: ports.currencySymbol,
  };
};

/** The JSON API of the console, at `/console/api`; see the table in `ports.ts`. */
export const createConsoleApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.use(
    bodyLimit({
      maxSize: 16_384,
      onError: (c) => c.json(refused("TOO_LARGE", "The request is too large."), 413),
    }),
  );

  api.get("/state", async (c) => c.json(answered(await stateOf(ports))));

  api.get("/accounts", async (c) => c.json(answered(await ports.accounts())));
  api.put("/accounts/:username/balance", async (c) => {
    const request = await parsed(c, balanceRequest);
    if (!request.ok) return invalid(c, request.message);
    const username = c.req.param("username");
    return answerMoneyOrder(c, {
      order: (key) => ports.setBalance(username, request.body.balance, key),
      answer: async () => (await ports.accounts()).find((account) => account.username === username),
    });
  });

  api.post("/accounts/:username/agent", async (c) => {
    const account = await ports.makeAgent(c.req.param("username"));
    return account ? c.json(answered(account)) : unknown(c, "account");
  });

  api.get("/outbox", async (c) => {
    const { to, channel } = c.req.query();
    const messages = await ports.outbox();
    const asked = messages.filter(
      (message) =>
        (to === undefined || message.to === to) && (channel === undefined || message.channel === channel),
    );
    return c.json(answered(asked));
  });
  api.delete("/outbox", async (c) => {
    await ports.clearOutbox();
    return c.json(answered(null));
  });

  api.get("/switches", async (c) => c.json(answered(await ports.switches())));
  api.put("/switches/:name", async (c) => {
    const request = await parsed(c, switchRequest);
    if (!request.ok) return invalid(c, request.message);
    const known = await ports.setSwitch(c.req.param("name"), request.body.on);
    return known ? c.json(answered(await ports.switches())) : unknown(c, "switch");
  });

  api.get("/registration-fields", async (c) => c.json(answered(await ports.registrationFields())));
  api.put("/registration-fields/:name", async (c) => {
    const request = await parsed(c, registrationFieldRequest);
    if (!request.ok) return invalid(c, request.message);
    const known = await ports.setRegistrationField({ name: c.req.param("name"), ...request.body });
    return known ? c.json(answered(await ports.registrationFields())) : unknown(c, "field");
  });

  api.get("/contracts", async (c) => c.json(answered(await ports.contracts())));
  api.post("/contracts/:username", async (c) => {
    const request = await parsed(c, contractRequest);
    if (!request.ok) return invalid(c, request.message);
    const known = await ports.offerContract(c.req.param("username"), request.body.kind);
    return known ? c.json(answered(await ports.contracts())) : unknown(c, "agent");
  });
  api.delete("/contracts/:username", async (c) => {
    const known = await ports.withdrawContracts(c.req.param("username"));
    return known ? c.json(answered(await ports.contracts())) : unknown(c, "agent");
  });

  api.route("/applications", createApplicationsApi(ports));
  api.route("/articles", createArticlesApi(ports));
  api.route("/chats", createChatApi(ports));
  api.route("/deposits", createDepositsApi(ports));
  api.route("/red-rain", createRedRainApi(ports));
  api.route("/inbox", createInboxApi(ports));
  api.route("/rewards", createRewardsApi(ports));
  api.route("/withdrawals", createWithdrawalsApi(ports));

  api.get("/vitals", async (c) => c.json(answered(await ports.vitals())));
  api.delete("/vitals", async (c) => {
    await ports.clearVitals();
    return c.json(answered(null));
  });

  api.get("/faults", async (c) => c.json(answered(await ports.faults())));
  api.patch("/faults", async (c) => {
    const request = await parsed(c, faultsRequest);
    if (!request.ok) return invalid(c, request.message);
    const known = new Set(ports.calls());
    const stranger = Object.keys(request.body.calls ?? {}).find((id) => !known.has(id));
    if (stranger !== undefined) return invalid(c, `calls: there is no call "${stranger}".`);
    const before = await ports.faults();
    const maintenance = request.body.maintenance ?? before.maintenance;
    const { maintenanceEnd = before.maintenanceEnd } = request.body;
    const faults: Faults = {
      maintenance,
      // An end belongs to one maintenance: the next one says its own.
      maintenanceEnd: maintenance ? maintenanceEnd : null,
      regionRestriction: request.body.regionRestriction ?? before.regionRestriction,
      blocked: request.body.blocked ?? before.blocked,
      latencyMs: request.body.latencyMs ?? before.latencyMs,
      failRate: request.body.failRate ?? before.failRate,
      calls: request.body.calls ?? before.calls,
    };
    await ports.setFaults(faults);
    return c.json(answered(faults));
  });
  api.delete("/faults", async (c) => {
    await ports.setFaults(noFaults);
    return c.json(answered(noFaults));
  });

  api.post("/sessions/expire", async (c) => {
    const request = await parsed(c, expireRequest);
    if (!request.ok) return invalid(c, request.message);
    return c.json(answered({ expired: await ports.expireSessions(request.body.username) }));
  });
  api.post("/keys/rotate", async (c) => c.json(answered({ kid: await ports.rotateKey() })));
  api.post("/world/reset", async (c) => {
    await ports.resetWorld();
    return c.json(answered(null));
  });

  return api;
};
