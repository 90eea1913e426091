import type { SampleInputs } from "../sample.ts";
import { samplePicture } from "../sample-picture.ts";

/** Good questions: inputs of the calls about a member and their account. Calls without an input are left out. */
export const memberInputs = {
  setHeadIcon: { file: samplePicture },
  setPaymentPassword: { by: "password", proof: "Volado2026", newPassword: "Luna12345" },
  bindMobile: {
    mobile: "5533330001",
    diallingCode: "52",
    smsCode: "466887",
    password: "Volado2026",
    firebaseIdToken: undefined,
  },
  sendEmailCode: { email: "otra@example.com" },
  bindEmail: { email: "socia.nueva@example.com", code: "574520", password: "Volado2026" },
  addBankCard: {
    holder: "Sofía Cia",
    bankCode: "012",
    number: "4152313000000021",
    paymentPassword: "202612",
  },
  removeBankCard: { cardId: "B-00000000-0000-4000-8000-8fa1c01f38a8", paymentPassword: "202612" },
} satisfies SampleInputs;
