import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { depositStateAt } from "@volado/domain/wallet";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { contentLanguage } from "../catalogue/wire.ts";
import { settleDeposit } from "../deposits/deposits.ts";
import { createPageAssets, sharedSheets } from "../pages/assets.ts";
import { answered, pageHeaders, refused } from "../pages/responses.ts";
import { formOf } from "../request/read-fields.ts";
import { bodiesUpTo } from "../request/slow-senders.ts";
import type { Services } from "../services.ts";
import { payPage, unknownPaymentPage } from "./page.ts";

const providerMessageSchema = z.strictObject({
  ticket: z.string().min(1).max(100),
  outcome: z.literal(["paid", "rejected"]),
  /** Epoch milliseconds. */
  at: z.int(),
});

/** Signs and verifies notifications with a secret shared by provider and gateway, which are one process. */
const createProviderSignature = () => {
  const secret = randomBytes(32);
  const digest = (body: string): Buffer => createHmac("sha256", secret).update(body).digest();
  return {
    sign: (body: string) => digest(body).toString("base64url"),
    isValid(body: string, signature: string) {
      const given = Buffer.from(signature, "base64url");
      const expected = digest(body);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};

const NOTIFICATION_AGE_MS = 5 * MINUTE_MS;

/** The site's page of a deposit (Spec §2 "/m/voucherCenter"); without an origin, on this one. */
const depositPage = (origin: string, id: string): string =>
  `${origin}/m/voucherCenter?${new URLSearchParams({ deposit: id })}`;

const parseNotification = (body: string): z.infer<typeof providerMessageSchema> | undefined => {
  try {
    return providerMessageSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

/**
 * The sandbox's payment provider, mounted at `/pay`: a page for each payment, and a signed callback that reports the
 * result and takes effect once.
 */
export const createPayApp = ({ db, now, brand }: Services): Hono => {
  const signature = createProviderSignature();
  const app = new Hono();
  const viewOf = (c: Context) => ({ language: contentLanguage(c.req.query("lang") || "ES"), brand });
  const paymentOf = (ticket: string) =>
    db
      .selectFrom("deposits")
      .selectAll()
      .where("pay_ticket", "=", ticket)
      .where("kind", "=", "redirect")
      .executeTakeFirst();

  app.use(bodiesUpTo(4_096));

  app.route("/shared", createPageAssets(sharedSheets));

  app.post("/callback", async (c) => {
    const body = await c.req.text();
    if (!signature.isValid(body, c.req.header("Pay-Signature") ?? ""))
      return c.json(refused("SIGNATURE", "The signature does not fit."), 403);
    const notification = parseNotification(body);
    if (notification === undefined || Math.abs(now() - notification.at) > NOTIFICATION_AGE_MS)
      return c.json(refused("INVALID", "The request is not understood, or too old."), 422);
    const payment = await paymentOf(notification.ticket);
    if (payment === undefined) return c.json(refused("NOT_FOUND", "There is no such payment."), 404);
    const { outcome } = notification;
    const settled = await db
      .transaction()
      .execute((tx) =>
        settleDeposit(tx, payment.id, outcome === "paid" ? outcome : "declined", { now: now(), brand }),
      );
    return c.json(answered({ settled: settled === true }));
  });

  app.get("/:ticket", async (c) => {
    const view = viewOf(c);
    const ticket = c.req.param("ticket");
    const payment = await paymentOf(ticket);
    if (payment === undefined) return c.html(unknownPaymentPage(view), 404, pageHeaders([]));
    const { state, pay_before: payBefore, return_origin: origin } = payment;
    const shown = payPage(
      {
        amount: brand.money(payment.amount, view.language),
        reference: payment.reference,
        answerTo: `/pay/${ticket}`,
        backTo: depositPage(origin, payment.id),
        pending: depositStateAt({ state, payBefore }, now()) === "awaiting",
      },
      view,
    );
    // The response redirects to the site, which `form-action` must allow too.
    return c.html(shown, 200, pageHeaders([], `'self' ${origin}`.trim()));
  });

  app.post("/:ticket", async (c) => {
    const payment = await paymentOf(c.req.param("ticket"));
    if (payment === undefined) return c.html(unknownPaymentPage(viewOf(c)), 404, pageHeaders([]));
    const form = await formOf(c);
    const body = JSON.stringify({ ticket: payment.pay_ticket, outcome: form.outcome, at: now() });
    const headers = { "Pay-Signature": signature.sign(body) };
    await app.request("/callback", { method: "POST", headers, body });
    return c.redirect(depositPage(payment.return_origin, payment.id), 303);
  });

  return app;
};
