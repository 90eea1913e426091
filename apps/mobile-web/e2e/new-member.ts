import { getCaptcha, getStatus, registerByUsername } from "@volado/api-client/endpoints";
import { eachRegistrationField } from "@volado/domain/registration";
import { SiteSwitch } from "@volado/domain/site";
import type { Console } from "./console.ts";
import { newMobile, newName } from "./new-names.ts";
import { clientFor } from "./player.ts";

/** An account that no other test uses. */
export interface NewMember {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  /** Without dialling code. */
  readonly mobile: string;
}

/** Registers an account without a browser, including its mobile number. */
export const newMember = async (gatewayUrl: string, gateway: Console): Promise<NewMember> => {
  const username = newName();
  const member = { username, password: "Aguila2026", email: `${username}@example.com`, mobile: newMobile() };
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  const client = clientFor(gatewayUrl, undefined, encryptionKeys);
  const numberIsChecked = await gateway.isOn(SiteSwitch.RegistrationSmsCheck);
  await gateway.setSwitch(SiteSwitch.RegistrationSmsCheck, false);
  try {
    const { id } = await client.call(getCaptcha, undefined);
    await client.call(registerByUsername, {
      ...eachRegistrationField(() => ""),
      tab: "username",
      diallingCode: "52",
      registerUrl: "localhost",
      registerMethod: "H5",
      ...member,
      passwordAgain: member.password,
      birthday: "1990-05-01",
      captcha: await gateway.lastCaptcha(),
      captchaId: id,
      domain: "",
      firebaseIdToken: undefined,
    });
  } finally {
    await gateway.setSwitch(SiteSwitch.RegistrationSmsCheck, numberIsChecked);
  }
  return member;
};
