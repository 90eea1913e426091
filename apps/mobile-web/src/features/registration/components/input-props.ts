import type { RegistrationField } from "@volado/domain/registration";
import type { TextKey } from "@volado/i18n";
import type { RegistrationState } from "../hooks/use-registration-form.ts";

/** What every input of the form takes. */
export interface RegistrationInputProps {
  name: RegistrationField;
  state: RegistrationState;
}

/** The label of each field. */
export const fieldLabels = {
  username: "auth.username",
  mobile: "sms.mobile",
  smsCode: "sms.code",
  password: "auth.password",
  passwordAgain: "register.fields.passwordAgain",
  paymentPassword: "register.fields.paymentPassword",
  idNumber: "register.fields.idNumber",
  qq: "register.fields.qq",
  facebook: "register.fields.facebook",
  wechat: "register.fields.wechat",
  line: "register.fields.line",
  whatsapp: "register.fields.whatsapp",
  zalo: "register.fields.zalo",
  email: "register.fields.email",
  nickname: "register.fields.nickname",
  payeeName: "register.fields.payeeName",
  referrerId: "register.fields.referrerId",
  birthday: "register.fields.birthday",
  invitationCode: "register.fields.invitationCode",
  captcha: "auth.captcha",
} as const satisfies Record<RegistrationField, TextKey>;

/** The label of a field on this form: an agent's invitation asks for the agent's code. */
export const labelKey = (name: RegistrationField, { form }: RegistrationState) =>
  name === "invitationCode" && form.agentInvitation ? "register.fields.agentCode" : fieldLabels[name];
