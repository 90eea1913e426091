import { agencySamples } from "./agency.ts";
import { announcementsSamples } from "./announcements.ts";
import { authenticationSamples } from "./authentication.ts";
import { gamesSamples } from "./games.ts";
import { inboxSamples } from "./inbox.ts";
import { lotterySamples } from "./lottery.ts";
import { memberSamples } from "./member.ts";
import { moneySamples } from "./money.ts";
import { rewardsSamples } from "./rewards.ts";
import type { Samples } from "./sample.ts";
import { siteSamples } from "./site.ts";

/**
 * Inputs and responses of calls, recorded from a running gateway. A test parses them all with their schemas. For
 * calls without a sample, values are generated from the schemas.
 */
export const samples = {
  ...siteSamples,
  ...announcementsSamples,
  ...authenticationSamples,
  ...memberSamples,
  ...gamesSamples,
  ...lotterySamples,
  ...inboxSamples,
  ...rewardsSamples,
  ...moneySamples,
  ...agencySamples,
} satisfies Samples;
