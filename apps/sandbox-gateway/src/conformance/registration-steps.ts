import { endpoints, type SmsPurpose } from "@volado/api-client/endpoints";
import { eachRegistrationField, RegisterMethod, type Registration } from "@volado/domain/registration";
import { z } from "zod";
import type { Stage } from "./stage.ts";

/** A password within the demo merchant's rule. */
export const PASSWORD = "Sol12345";

/** A registration with everything empty that the seeded settings let be empty. */
export const registrationOf = (given: Partial<Registration>): Registration => ({
  ...eachRegistrationField(() => ""),
  tab: "username",
  diallingCode: "52",
  registerUrl: "localhost",
  registerMethod: RegisterMethod.Browser,
  password: PASSWORD,
  passwordAgain: PASSWORD,
  birthday: "1990-05-17",
  captchaId: "",
  domain: "",
  firebaseIdToken: undefined,
  ...given,
});

const outboxSchema = z.array(z.object({ to: z.string(), code: z.string().optional() }));

/** What people do around registration, with a client each, and what reaches them by the outbox. */
export const registrationSteps = (stage: Stage) => {
  const guest = () => stage.player().client;

  const codeTo = async (channel: "sms" | "mail" | "captcha", to: string): Promise<string> => {
    const found = outboxSchema
      .parse(await stage.consoleCall("GET", `outbox?channel=${channel}`))
      .find((message) => message.to === to)?.code;
    if (found === undefined) throw new Error(`nothing was sent to ${to}`);
    return found;
  };

  const captcha = async () => {
    const { id } = await guest().call(endpoints.getCaptcha);
    return { captchaId: id, captcha: await codeTo("captcha", id) };
  };

  const slide = async () => {
    const { challenge } = await guest().call(endpoints.getHumanChallenge);
    return guest().call(endpoints.answerHumanChallenge, { challenge, duration: 200 });
  };

  const sendCode = async (purpose: SmsPurpose, mobile: string) => {
    const target = { mobile, diallingCode: "52", purpose };
    const sent = await guest().call(endpoints.sendSmsCode, { ...target, proof: await slide() });
    return { sent, code: await codeTo("sms", `+52 ${mobile}`) };
  };

  return { guest, codeTo, captcha, slide, sendCode };
};
