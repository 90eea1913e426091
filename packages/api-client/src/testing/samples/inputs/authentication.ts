import { eachRegistrationField } from "@volado/domain/registration";
import type { SampleInputs } from "../sample.ts";

/**
 * Good questions: inputs of the calls about signing in, registration and passwords. Calls without an input are left
 * out.
 */
export const authenticationInputs = {
  login: {
    type: "username",
    username: "jugador",
    password: "Volado2026",
    captcha: "",
    captchaId: "",
    remember: false,
  },
  loginAgent: {
    type: "username",
    username: "corredor",
    password: "Volado2026",
    captcha: "",
    captchaId: "",
    remember: false,
  },
  checkUsername: { username: "Jugador" },
  checkInvitationCode: { code: "jugador1" },
  registerByUsername: {
    ...eachRegistrationField(() => ""),
    tab: "username",
    diallingCode: "52",
    registerUrl: "localhost",
    registerMethod: "H5",
    username: "conforme",
    password: "Sol12345",
    passwordAgain: "Sol12345",
    birthday: "1990-05-17",
    captcha: "1915",
    captchaId: "00000000-0000-4000-8000-e5a3bf515a54",
    domain: "",
    firebaseIdToken: undefined,
  },
  registerByMobile: {
    ...eachRegistrationField(() => ""),
    tab: "mobile",
    diallingCode: "52",
    registerUrl: "localhost",
    registerMethod: "H5",
    username: "5511112222",
    password: "Sol12345",
    passwordAgain: "Sol12345",
    mobile: "5511112222",
    birthday: "1990-05-17",
    captcha: "0173",
    captchaId: "00000000-0000-4000-8000-31b326a25554",
    domain: "",
    smsCode: "102129",
    firebaseIdToken: undefined,
  },
  sendSmsCode: {
    mobile: "5511112222",
    diallingCode: "52",
    purpose: "register",
    proof: {
      lotNumber: "00000000-0000-4000-8000-8b345a8acd7a",
      output: "slide:200",
      passToken: "sample-token",
      generatedAt: "1795370658",
    },
  },
  answerHumanChallenge: { challenge: "00000000-0000-4000-8000-8b345a8acd7a", duration: 200 },
  setPasswordByPhone: {
    mobile: "5567890123",
    diallingCode: "52",
    newPassword: "Sol12345",
    smsCode: "515861",
    firebaseIdToken: undefined,
  },
  retrievePassword: { username: "nueva", email: "nueva@example.com" },
  changePassword: { oldPassword: "Sol12345", newPassword: "Luna12345", newPasswordAgain: "Luna12345" },
} satisfies SampleInputs;
