import { randomInt } from "node:crypto";
import * as z from "zod";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { startGateway } from "../gateway.ts";
import { playPorts } from "../ports/play-ports.ts";
import { callGateway, launchFields } from "./call-gateway.ts";
import { testPasswordCost } from "./test-options.ts";

/*
 * A gateway that plays against itself for ever, several rounds at a time, and writes one line for each round that was
 * confirmed. The crash test starts it as a process of its own and kills it.
 */

const database = z
  .union([
    z.object({ kind: z.literal("folder"), path: z.string() }),
    z.object({ kind: z.literal("server"), url: z.string(), schema: z.string() }),
  ])
  .parse(JSON.parse(process.argv[2] ?? ""));

const gateway = await startGateway({ database, passwordCost: testPasswordCost });
const login = await callGateway(gateway, {
  id: "login",
  fields: {
    username: "jugador",
    password: DEMO_PASSWORD,
    captcha: "",
    captchaId: "",
    type: "username",
    remPass: false,
  },
});
const launch = await callGateway(gateway, {
  id: "launchGame",
  token: String(login.body.value.token),
  fields: launchFields(),
});
const ticket = new URL(String(launch.body.value.content.game_url)).searchParams.get("ticket") ?? "";
const { settleRound } = playPorts(gateway.services);

const play = async (): Promise<never> => {
  for (;;) {
    const win = randomInt(3) * 100;
    const answer = await settleRound({
      ticket,
      bet: 101,
      idempotencyKey: crypto.randomUUID(),
      decide: () => ({ outcome: {}, win }),
    });
    if (!answer.ok) throw new Error(`A round was refused: ${answer.reason}`);
    process.stdout.write("round\n");
  }
};

await Promise.all([play(), play(), play(), play()]);
