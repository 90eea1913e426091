import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { expect } from "vitest";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { registrationSteps } from "./registration-steps.ts";
import { failureOf, type Stage } from "./stage.ts";

/** What the calls of the security centre must answer on a healthy gateway. */
export const securityCases = (stage: Stage) => {
  const { codeTo, sendCode } = registrationSteps(stage);
  const member = async (username: string) => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  const cardOf = (number: string) => ({
    holder: "Ana Luz",
    bankCode: "012",
    number,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  });

  return {
    getSecurity: async () => {
      const client = await member("agente");
      expect(await client.call(endpoints.getSecurity)).toMatchObject({
        hasPassword: true,
        hasPaymentPassword: true,
        mobile: "+52 •••• 6789",
        email: "a•••@example.com",
        bankCards: 0,
        lastLogin: { address: expect.stringMatching(/127\.0\.0\.1|::1/) },
      });
    },
    setPaymentPassword: async () => {
      const client = await member("agente");
      const set = (proof: string, newPassword: string) =>
        client.call(endpoints.setPaymentPassword, { by: "password", proof, newPassword });
      expect(await failureOf(set("Wrong1234", "Luna12345"))).toMatchObject({ code: "old_password_wrong" });
      await set(DEMO_PASSWORD, "Luna12345");
      const again = { by: "payment-password", proof: "Luna12345", newPassword: "Sol123456" } as const;
      await client.call(endpoints.setPaymentPassword, again);
    },
    bindMobile: async () => {
      const mobile = "5533330001";
      const { code: smsCode } = await sendCode("bind", mobile);
      const client = await member("socia");
      await client.call(endpoints.bindMobile, {
        mobile,
        diallingCode: "52",
        smsCode,
        firebaseIdToken: undefined,
        password: DEMO_PASSWORD,
      });
      expect((await client.call(endpoints.getSecurity)).mobile).toBe("+52 •••• 0001");
    },
    sendEmailCode: async () => {
      const client = await member("socia");
      const email = "otra@example.com";
      const { expiresAt = 0, sentAt = 0 } = await client.call(endpoints.sendEmailCode, { email });
      expect(expiresAt - sentAt).toBe(60_000);
      expect(await codeTo("mail", email)).toMatch(/^\d{6}$/);
    },
    bindEmail: async () => {
      const client = await member("socia");
      const email = "socia.nueva@example.com";
      await client.call(endpoints.sendEmailCode, { email });
      const code = await codeTo("mail", email);
      await client.call(endpoints.bindEmail, { email, code, password: DEMO_PASSWORD });
      expect((await client.call(endpoints.getSecurity)).email).toBe("s•••@example.com");
    },
    listBankCards: async () => {
      const client = await member("socia");
      await client.call(endpoints.addBankCard, cardOf("012180001234567886"));
      const { cards, banks, limit } = await client.call(endpoints.listBankCards);
      // The latest first.
      expect(cards[0]).toMatchObject({ bank: { code: "012" }, kind: "clabe", lastDigits: "7886" });
      expect(banks.length).toBeGreaterThan(10);
      expect(limit).toBe(5);
    },
    addBankCard: async () => {
      const client = await member("socia");
      const card = cardOf("4111111111111111");
      expect(await client.call(endpoints.addBankCard, card)).toMatchObject({
        holder: card.holder,
        kind: "card",
        lastDigits: "1111",
      });
      expect(await failureOf(client.call(endpoints.addBankCard, card))).toMatchObject({
        code: "bank_card_taken",
      });
    },
    removeBankCard: async () => {
      const client = await member("socia");
      const { id: cardId } = await client.call(endpoints.addBankCard, cardOf("5555555555554444"));
      const removal = { cardId, paymentPassword: DEMO_PAYMENT_PASSWORD };
      await client.call(endpoints.removeBankCard, removal);
      expect(await failureOf(client.call(endpoints.removeBankCard, removal))).toMatchObject({
        code: "not_found",
      });
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
