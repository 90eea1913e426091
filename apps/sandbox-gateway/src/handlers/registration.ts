import { endpoints } from "@volado/api-client/endpoints";
import { registerIdentity } from "../identity/firebase-member.ts";
import { isNameFree } from "../members/create-member.ts";
import { accountName, invitationByCode } from "../members/find-member.ts";
import { register } from "../members/register.ts";
import { takeFrom } from "../request/rate-limit.ts";
import { Refusal } from "../request/refusal.ts";
import { newUsernameProblem, wireRegistrationSettings } from "../settings/registration-settings.ts";
import { defineHandler } from "./handler.ts";

export const getRegistrationSettings = defineHandler(
  endpoints.getRegistrationSettings,
  async (_request, { services }) => wireRegistrationSettings(services.settings),
);

export const listCountries = defineHandler(endpoints.listCountries, async (_request, { services }) =>
  services.brand.countries.map(({ code, diallingCode }) => ({ code, countryDialingCode: diallingCode })),
);

export const checkUsername = defineHandler(endpoints.checkUsername, async (request, call) => {
  takeFrom(call.services.limits.lookups, call.network);
  const name = accountName(request.username);
  return { available: !newUsernameProblem(call.services, name) && (await isNameFree(call.db, name)) };
});

export const checkInvitationCode = defineHandler(endpoints.checkInvitationCode, async (request, call) => {
  takeFrom(call.services.limits.lookups, call.network);
  const agents = request.agents ?? false;
  const invitation = await invitationByCode(call.db, request.code, agents);
  if (invitation === undefined) throw new Refusal(agents ? "agent_information" : "invalid_invitation");
  return { code: invitation.code };
});

export const registerByUsername = defineHandler(endpoints.registerByUsername, (request, call) =>
  register("username", request, call),
);

export const registerByMobile = defineHandler(endpoints.registerByMobile, (request, call) =>
  register("mobile", request, call),
);

export const registerBySocial = defineHandler(endpoints.registerBySocial, registerIdentity);
