import { endpoints } from "@volado/api-client/endpoints";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { noBrowser } from "../request/browser.ts";
import type { Call } from "../request/call.ts";
import { useGateway } from "../testing/index.ts";
import { defineHandler } from "./handler.ts";

const gateway = useGateway({ team: false });
const call = (): Call => ({
  services: gateway.services(),
  db: gateway.services().db,
  signedIn: undefined,
  ip: "127.0.0.1",
  network: "127.0.0.1",
  origin: gateway.url(),
  siteOrigin: gateway.url(),
  browser: noBrowser,
  language: "ES",
});
const fields = { gameCategory: "ALL", language: "ES", limitNum: 20 };
const row = { id: "1", iconUrl: "/x.svg", gameName: "Sol", customerName: "a", winAmount: "1.00" };

it("a handler never sends an answer that the client can't read, or whose rows it would drop", async () => {
  const response = z.object({ sumBalance: z.number().check(z.minimum(0)) });
  const lossy = defineHandler({ ...endpoints.getWallet, response }, async () => ({ sumBalance: -1 }));
  await expect(lossy.answer({}, call())).rejects.toThrow("getWallet");
  const rows = [{ vo: row }, { vo: { ...row, winAmount: "much" } }];
  const handler = defineHandler(endpoints.listWinners, async () => rows);
  await expect(handler.answer(fields, call())).rejects.toThrow("listWinners broke its contract: 1 rows");
});

it("a handler computes nothing for invalid fields", async () => {
  const handler = defineHandler(endpoints.listWinners, async () => {
    throw new Error("must not be called");
  });
  await expect(handler.answer({ ...fields, limitNum: 0 }, call())).rejects.toMatchObject({
    code: "invalid_input",
    details: { value: { issues: [{ path: "limitNum" }] } },
  });
});
