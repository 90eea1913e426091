import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { HOUR_MS } from "@volado/domain/calendar";
import { beforeAll, expect, test } from "vitest";
import { consoleActions } from "../console/actions.ts";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { useGateway } from "../testing/index.ts";
import { allSound, auditAll } from "../testing/money.ts";

/** The command as users start it, but from its source. */
const commandFile = fileURLToPath(
  new URL("command.ts", import.meta.resolve("@volado/api-client/conformance")),
);

/** Runs `volado-conformance` with these arguments: its exit code, and its output. */
const runConformance = (...words: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly printed: string }>((resolve) => {
    const args = ["--conditions=@volado/source", commandFile, ...words];
    const child = execFile(process.execPath, args, (_, printed) =>
      resolve({ code: child.exitCode, printed }),
    );
  });

const linesBelow = (printed: string, heading: string): readonly string[] => {
  const [, rest = ""] = printed.split(`${heading}\n`);
  return rest === "" ? [] : (rest.split("\n\n")[0] ?? "").split("\n").map((line) => line.trim());
};

const gateway = useGateway();
const MEMBER = "M-agente";
/** A downline of the demo agent's. */
const DOWNLINE = "T-0001";

const account = ["--username", "agente", "--password", DEMO_PASSWORD];
const owner = ["--payment-password", DEMO_PAYMENT_PASSWORD, "--promo-code", "VOLADO50"];
const amounts = ["--withdrawal", "120.50", "--transfer", "3.25"];

/** Calls that can't be tested with the demo agent, and why. */
const NOT_TRIED = [
  "bindEmail, answer: refused: old_password_wrong",
  "bindMobile, answer: refused: old_password_wrong",
  "changePassword, answer: refused: old_password_wrong",
  "getBenefits, answer: refused: not_permitted",
  "giveUpBonus, idempotency: the account has no active bonus",
  "giveUpBonus, answer: the account has no active bonus",
  "registerByMobile, answer: refused: captcha_wrong",
  "registerByUsername, answer: refused: captcha_wrong",
  "sendSmsCode, answer: refused: human_verification_required",
  "setPasswordByPhone, answer: refused: verification_code_wrong",
  "setPaymentPassword, answer: refused: old_password_wrong",
  "startTrial, token: would take effect again",
];

/** Gives the agent something to act on: an offer, a finished task, a rain. */
beforeAll(async () => {
  const { db, now } = gateway.services();
  const ports = consoleActions(gateway.services());
  await ports.offerContract("agente", "dividend");
  await ports.letItRain({ startsIn: -1_000, lasts: HOUR_MS, tries: 5, prizes: [500] });
  const round = () => ({
    id: crypto.randomUUID(),
    member_id: MEMBER,
    idempotency_key: crypto.randomUUID(),
    node_id: "JL-RNG-001",
    stake: 100,
    win: 100,
    outcome: "{}",
    created_at: now(),
  });
  const rounds = Array.from({ length: 10 }, round);
  await db.insertInto("rounds").values(rounds).execute();
});

test("the conformance command finds no fault in any request or response of this gateway", async () => {
  const { db } = gateway.services();
  const members = db.selectFrom("members").select("username").where("id", "=", DOWNLINE);
  const { username } = await members.executeTakeFirstOrThrow();
  const words = [...account, ...owner, ...amounts, "--downline", username];
  const { code, printed } = await runConformance(gateway.url(), ...words);
  expect(linesBelow(printed, "Faults:")).toEqual([]);
  expect(linesBelow(printed, "Not tried:")).toEqual(NOT_TRIED);
  expect(code).toBe(0);
  expect(printed).toMatch(/^listGames +ok +ok +ok +ok$/m);
  expect(printed).toMatch(/^createDeposit +ok +ok +ok +ok$/m);
  expect(printed).toMatch(/^changePassword +- +ok +ok +ok$/m);
  for (const call of ["requestWithdrawal", "transferToDownlines", "addBankCard", "removeBankCard"])
    expect(printed).toMatch(new RegExp(`^${call} +ok +ok +ok +ok +ok$`, "m"));
}, 120_000);

test("a key sent three times, and again with other fields, moves money once", async () => {
  const { db } = gateway.services();
  // The seeded ones have already been paid.
  const pending = db.selectFrom("withdrawals").select("amount").where("state", "=", "pending");
  expect(await pending.where("member_id", "=", MEMBER).execute()).toEqual([{ amount: 12_050 }]);
  const received = await db
    .selectFrom("transactions")
    .innerJoin("entries", "entries.transaction_id", "transactions.id")
    .innerJoin("wallets", "wallets.account_id", "entries.account_id")
    .select(["wallets.member_id", "entries.amount"])
    .where("transactions.kind", "=", "transfer")
    .where("transactions.member_id", "=", MEMBER)
    .where("entries.amount", ">", 0)
    .where("transactions.reference", "like", "downline:%")
    .execute();
  expect(received).toEqual([{ member_id: DOWNLINE, amount: 325 }]);
  const rewards = db.selectFrom("rewards").select(["kind", "source"]).where("member_id", "=", MEMBER);
  const claimed = await rewards.where("status", "=", "Claimed").execute();
  expect(new Set(claimed.map(({ kind, source }) => `${kind} ${source}`)).size).toBe(claimed.length);
  expect(claimed.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["promo-code", "task", "sign-in", "red-rain"]),
  );
  expect(await auditAll(db)).toEqual(allSound);
});

test("the command exits with 1 and names the fault", async () => {
  const { code, printed } = await runConformance(`${gateway.url()}/elsewhere`);
  expect(printed).toContain("getStatus, answer: nothing else can be tried");
  expect(code).toBe(1);
});
