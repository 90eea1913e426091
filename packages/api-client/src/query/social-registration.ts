import type { Client } from "../core/client.ts";
import { registerBySocial } from "../endpoints/social-registration.ts";
import { callMutation } from "./mutations.ts";

/** Registration of a Google or Facebook identity. Its token is not cached. */
export const socialRegistrationMutations = {
  register: (client: Client) =>
    callMutation(client, registerBySocial, { mutationKey: ["registration", "by-social"], gcTime: 0 }),
};
