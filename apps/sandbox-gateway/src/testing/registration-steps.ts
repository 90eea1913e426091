import { type SmsPurpose, wireFieldNames } from "@volado/api-client/endpoints";
import * as z from "zod";
import { readValue } from "./answer-value.ts";
import type { TestGateway } from "./test-gateway.ts";

/** A password within the demo merchant's rule that no demo account has. */
export const NEW_PASSWORD = "Sol12345";

/** Wire fields of a registration by username, everything optional empty. */
export const registerFields = (fields: object = {}) => ({
  ...Object.fromEntries(Object.values(wireFieldNames).map((name) => [name, ""])),
  countryDialingCode: "52",
  registerUrl: "localhost",
  registerMethod: "H5",
  username: "ana_luz",
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  birthday: "1990-05-17",
  captchaId: "",
  type: 0,
  domain: "",
  ...fields,
});

const idSchema = z.object({ id: z.string() });
const challengeSchema = z.object({ challenge: z.string() });

/** Shared steps of registration suites, over HTTP and the outbox. */
export const registrationSteps = (gateway: TestGateway) => {
  const codeTo = async (to: string): Promise<string> => {
    const sent = gateway.services().db.selectFrom("outbox").select("code").where("recipient", "=", to);
    return (await sent.orderBy("sent_at", "desc").executeTakeFirstOrThrow()).code ?? "";
  };

  const captcha = async () => {
    const { id } = readValue(await gateway.call({ id: "getCaptcha" }), idSchema);
    return { captchaId: id, captcha: await codeTo(id) };
  };

  const slide = async (duration = 200) => {
    const { challenge } = readValue(await gateway.call({ id: "getHumanChallenge" }), challengeSchema);
    return gateway.call({ id: "answerHumanChallenge", fields: { challenge, duration } });
  };

  /** Requests an SMS code with a human verification. @returns the gateway's response */
  const askForCode = async (purpose: SmsPurpose, mobileNum: string, changes: object = {}) => {
    const verification = (await slide()).body.value;
    const fields = { mobileNum, countryDialingCode: "52", purpose, verification, ...changes };
    return gateway.call({ id: "sendSmsCode", fields });
  };

  const smsCode = async (purpose: SmsPurpose, mobile: string): Promise<string> => {
    const answer = await askForCode(purpose, mobile);
    if (!answer.body.success) throw new Error(`No code was sent: ${JSON.stringify(answer.body)}`);
    return codeTo(`+52 ${mobile}`);
  };

  const register = async (fields: object = {}) =>
    gateway.call({ id: "registerByUsername", fields: registerFields({ ...(await captcha()), ...fields }) });

  return { codeTo, captcha, slide, askForCode, smsCode, register };
};
