import { sampleInputs } from "./inputs.ts";
import type { Samples } from "./sample.ts";

/** Samples of the calls about signing in, registration and passwords. */
export const authenticationSamples = {
  login: {
    input: sampleInputs.login,
    value: { token: "sample-token", userName: "jugador", type: 0, firstTimeLogin: false },
  },
  loginAgent: {
    input: sampleInputs.loginAgent,
    value: { token: "sample-token", userName: "corredor", type: 2, firstTimeLogin: false },
  },
  startTrial: {
    input: undefined,
    value: { token: "sample-token", userName: "prueba_aa6d74ce", customerType: 4 },
  },
  logout: { input: undefined, value: null },
  getCaptcha: {
    input: undefined,
    value: { id: "00000000-0000-4000-8000-d032ed139f42", image: "data:image/svg+xml;base64,PHN2Zy8+" },
  },
  getRegistrationSettings: {
    input: undefined,
    value: {
      register: {
        username: { enabled: true, required: true, maxLength: null },
        mobileNum: { enabled: true, required: false, maxLength: 12 },
        verificationCode: { enabled: true, required: true, maxLength: null },
        password: { enabled: true, required: true, maxLength: null },
        confirmPassword: { enabled: true, required: true, maxLength: null },
        paymentPassword: { enabled: false, required: false, maxLength: null },
        idNumber: { enabled: false, required: false, maxLength: 20 },
        qqNum: { enabled: false, required: false, maxLength: 12 },
        facebook: { enabled: false, required: false, maxLength: 64 },
        wechat: { enabled: false, required: false, maxLength: 20 },
        line: { enabled: false, required: false, maxLength: 20 },
        whatsapp: { enabled: false, required: false, maxLength: 20 },
        zalo: { enabled: false, required: false, maxLength: 20 },
        email: { enabled: true, required: false, maxLength: 64 },
        nickname: { enabled: false, required: false, maxLength: 20 },
        payeeName: { enabled: false, required: false, maxLength: 50 },
        recommenderId: { enabled: false, required: false, maxLength: 32 },
        birthday: { enabled: true, required: true, maxLength: null },
        affiliateCode: { enabled: true, required: false, maxLength: 16 },
        captcha: { enabled: true, required: true, maxLength: null },
      },
      rules: {
        loginUsername: { minLength: 4, maxLength: 16 },
        loginPassword: { minLength: 8, maxLength: 20, regexp: "^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$" },
        loginMobileNum: { minLength: 8, maxLength: 12 },
        verificationCode: { minLength: 6, maxLength: 6 },
      },
      smsProvider: "gateway",
      smsHumanVerification: true,
    },
  },
  listCountries: {
    input: undefined,
    value: [
      { code: "MX", countryDialingCode: "52" },
      { code: "US", countryDialingCode: "1" },
    ],
  },
  checkUsername: { input: sampleInputs.checkUsername, value: { available: false } },
  checkInvitationCode: { input: sampleInputs.checkInvitationCode, value: { code: "JUGADOR1" } },
  registerByUsername: {
    input: sampleInputs.registerByUsername,
    value: null,
  },
  registerByMobile: {
    input: sampleInputs.registerByMobile,
    value: null,
  },
  sendSmsCode: {
    input: sampleInputs.sendSmsCode,
    value: { expirationTime: 1795370718419, serverTime: 1795370658419 },
  },
  getHumanChallenge: { input: undefined, value: { challenge: "00000000-0000-4000-8000-8b345a8acd7a" } },
  answerHumanChallenge: {
    input: sampleInputs.answerHumanChallenge,
    value: {
      lot_number: "00000000-0000-4000-8000-8b345a8acd7a",
      captcha_output: "slide:200",
      pass_token: "sample-token",
      gen_time: "1795370658",
    },
  },
  setPasswordByPhone: {
    input: sampleInputs.setPasswordByPhone,
    value: null,
  },
  retrievePassword: { input: sampleInputs.retrievePassword, value: null },
  changePassword: {
    input: sampleInputs.changePassword,
    value: null,
  },
} satisfies Samples;
