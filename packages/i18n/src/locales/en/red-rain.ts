import type { redRain as reference } from "../es/red-rain.ts";
import type { TextsLike } from "../texts-like.ts";

/** English texts of the red rain; they come with the part "rewards". */
export const redRain: TextsLike<typeof reference> = {
  link: "See the red rain",
  failed: "We couldn't load the red rain",
  next: "The next rain begins in",
  days: "{{days}} d {{clock}}",
  when: "{{day}}, from {{from}} to {{to}}, {{zone}}",
  rule_one: "You can open {{count}} envelope. It holds up to {{max}}, or nothing.",
  rule_other: "You can open {{count}} envelopes. Each holds up to {{max}}, or nothing.",
  fair: "It is drawn when you open it: which one you tap, and how fast, makes no difference.",
  endsIn: "Ends in",
  envelopes: "Envelopes",
  envelope: "Envelope {{place}}",
  envelopeWon: "Envelope {{place}}: {{amount}}",
  envelopeEmpty: "Envelope {{place}}: empty",
  empty: "Empty",
  left_one: "{{count}} envelope left",
  left_other: "{{count}} envelopes left",
  stop: "Stop the envelopes",
  opening: "Opening the envelope…",
  won: "{{amount}} for you! It is in your balance.",
  nothing: "This envelope was empty.",
  unsure: "Tap an envelope again: it won't use up another one.",
  changed: "This rain has no more envelopes for you.",
  summary: {
    won: "You won {{amount}}",
    empty: "No luck this time",
    missed: "This rain is over",
  },
  opened_one: "You opened {{count}} envelope in this rain.",
  opened_other: "You opened {{count}} envelopes in this rain.",
  missedText: "You opened no envelope. See you at the next one.",
  last: {
    won: "In the rain before you won {{amount}}.",
    empty: "In the rain before your envelopes were empty.",
    missed: "You missed the rain before.",
  },
  none: {
    title: "No rain for now",
    text: "Once we announce one, you'll see it here.",
  },
  toRewards: "See my rewards",
};
