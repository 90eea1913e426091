import { expect, test } from "vitest";
import { createTexts, loadTexts } from "../create-texts.ts";
import type { TextKey } from "../typed-keys.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

/** The error catalogue of Spec §8, by its wording or name there, and the key that covers it (docs/decisions/001). */
const catalogue = {
  "Invalid invitation code": "errors.invalidInvitation",
  "Confirmation password not matched": "errors.passwordsDiffer",
  "Account format incorrect": "errors.usernameFormat",
  "Password format incorrect": "errors.passwordFormat",
  "E-mail format incorrect": "errors.emailFormat",
  "Name format incorrect": "errors.nameFormat",
  "The mobile num is not valid (with minimum length)": "errors.mobileFormat",
  "Enter a captcha": "errors.captchaRequired",
  "Verification code error": "errors.verificationCodeWrong",
  "Not logged in": "errors.notLoggedIn",
  "account logged out, log in again": "errors.sessionExpired",
  "username already exists": "errors.usernameTaken",
  "user does not exist or is disabled": "errors.userNotFound",
  "no permission or temporarily unavailable": "errors.insufficientPermission",
  "Unknown error": "errors.unknown",
  "Referrer link error": "errors.referrerLink",
  "Incorrect agent information": "errors.agentInformation",
  "System upgrading": "errors.systemUpgrading",
  "Loading failed, click to retry": "errors.loadingFailed",
  "Access restricted by IP or location": "errors.regionRestricted",
  "platform under maintenance": "errors.maintenance",
  "new password cannot equal old": "errors.passwordUnchanged",
  "non-member cannot log in": "errors.nonMember",
  "agents only": "errors.agentsOnly",
  "requested URL empty": "errors.gameAddressEmpty",
  "Please accept the disclaimer first": "errors.acceptDisclaimer",
  in_email_incorrect: "errors.emailIncorrect",
  in_been_out: "common.recoverySent",
  copy_success: "common.copied",
  in_sure_logout: "common.logoutQuestion",
  free_reject: "errors.trialRejected",
  "modify.new.old.same": "errors.passwordUnchanged",
  in_logged_login: "common.alreadyLoggedIn",
  "Registered successfully, ready for login": "common.registered",
  "SMS code sent": "common.smsSent",
  "no-data placeholder": "games.empty.all.title",
} as const satisfies Record<string, TextKey>;

test.each(Object.entries(catalogue))("%s is covered by %s", async (_name, key) => {
  const texts = createTexts({ brand: "Volado" });
  await loadTexts(texts, "account");
  await loadTexts(texts, "menus");
  expect(texts.exists(key)).toBe(true);
});

test.each([
  ["es", es, "juegos que juegues", "también con bono"],
  ["en", en, "Games you play", "bonus money included"],
] as const)("what counts as played is said as it is (%s)", async (_language, texts, played, counted) => {
  const { lowerHome } = await texts.parts.deferredShell();
  const { dailyTasks } = await texts.parts.rewards();
  expect(texts.everyPage.games.empty.recent.text).toContain(played);
  expect(lowerHome.own.empty).toContain(played);
  expect(dailyTasks.intro).toContain(counted);
});
