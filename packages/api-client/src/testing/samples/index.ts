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
 * Good questions and answers of calls, taken from a running gateway. A test reads every answer with its schema, so they
 * stay true. A call without one is asked and answered what its schemas take.
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
