import { agencyInputs } from "./agency.ts";
import { announcementsInputs } from "./announcements.ts";
import { authenticationInputs } from "./authentication.ts";
import { gamesInputs } from "./games.ts";
import { inboxInputs } from "./inbox.ts";
import { lotteryInputs } from "./lottery.ts";
import { memberInputs } from "./member.ts";
import { moneyInputs } from "./money.ts";
import { rewardsInputs } from "./rewards.ts";
import { siteInputs } from "./site.ts";

/** A good question for each call that has an input: what `samples` ask, without the answers, which weigh a lot. */
export const sampleInputs = {
  ...agencyInputs,
  ...announcementsInputs,
  ...gamesInputs,
  ...inboxInputs,
  ...authenticationInputs,
  ...lotteryInputs,
  ...memberInputs,
  ...moneyInputs,
  ...rewardsInputs,
  ...siteInputs,
};
