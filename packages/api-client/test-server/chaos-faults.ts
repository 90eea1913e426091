import type { Seeded } from "./seeded.ts";

/** An answer as it came from the gateway, about to be sent on. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A delay from this one on is longer than the client waits. */
export const BEYOND_THE_LIMIT_MS = 5_000;

/** What becomes of one request and its answer on the way. */
export interface Fate {
  readonly name: string;
  /** How often the gateway gets the request. @default 1 */
  readonly deliveries?: number;
  /** The gateway gets it twice, at the same time. */
  readonly atOnce?: boolean;
  /** Milliseconds that the answer is held back; Infinity keeps it for ever. @default 0 */
  readonly delay?: number;
  /** The connection is reset instead of answered. */
  readonly reset?: boolean;
  /** The bytes that are sent instead of the answer; the connection ends after them. */
  readonly bytes?: (answer: PlainAnswer) => Buffer;
  /** Behind the answer comes another one, which must reach nobody. */
  readonly second?: boolean;
}

/** The bytes of an answer. */
export const written = ({ status, headers, body }: PlainAnswer, length = body.length): Buffer => {
  const lines = Object.entries({ ...headers, "content-length": String(length) });
  const head = [`HTTP/1.1 ${status} Told`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""];
  return Buffer.concat([Buffer.from(head.join("\r\n")), body]);
};

const instead = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) => ({
  bytes: () =>
    written({ status, headers: { "content-type": "text/html", ...headers }, body: Buffer.from(text) }),
});

const refusal = (code: string, value?: unknown) => JSON.stringify({ success: false, code, value });

/** A good answer that nobody asked for. */
const STRAY = Buffer.from(JSON.stringify({ success: true, value: "stray" }));

/** Some bytes of `from` changed, as many as `share` says. */
const corrupted = (from: Buffer, random: Seeded, share: number): Buffer => {
  const changed = Buffer.from(from);
  for (let count = 0; count < Math.max(1, from.length * share); count += 1) {
    changed[random.below(from.length)] = random.below(256);
  }
  return changed;
};

/** Every way in which the road may fail, each with how often it does so beside the others. */
const fates = (random: Seeded): readonly (readonly [weight: number, fate: Fate])[] => [
  [30, { name: "nothing" }],
  [8, { name: "delayed", delay: random.below(60) }],
  [3, { name: "delayed beyond the limit", delay: BEYOND_THE_LIMIT_MS }],
  [3, { name: "never answered", delay: Number.POSITIVE_INFINITY }],
  [6, { name: "reset before delivery", deliveries: 0, reset: true }],
  [6, { name: "reset after delivery", reset: true }],
  [5, { name: "delivered twice", deliveries: 2 }],
  [3, { name: "delivered twice at once", atOnce: true }],
  [
    4,
    {
      name: "answered twice",
      second: true,
      bytes: (answer) => Buffer.concat([written(answer), written({ ...answer, status: 200, body: STRAY })]),
    },
  ],
  [
    6,
    {
      name: "body cut off",
      bytes: (answer) => {
        const whole = written(answer);
        return whole.subarray(0, whole.length - 1 - random.below(answer.body.length));
      },
    },
  ],
  [
    5,
    {
      name: "body cut off, with a length that fits",
      bytes: (answer) =>
        written({ ...answer, body: answer.body.subarray(0, random.below(answer.body.length)) }),
    },
  ],
  [3, { name: "head cut off", bytes: (answer) => written(answer).subarray(0, 1 + random.below(40)) }],
  [
    6,
    {
      name: "body corrupted",
      bytes: (answer) => written({ ...answer, body: corrupted(answer.body, random, 0.02) }),
    },
  ],
  [3, { name: "head corrupted", bytes: (answer) => corrupted(written(answer), random, 0.02) }],
  [2, { name: "noise", bytes: (answer) => corrupted(written(answer), random, 2) }],
  [3, { name: "a portal's page", ...instead(200, "<html><h1>Accept the terms</h1></html>") }],
  [3, { name: "a proxy's failure", ...instead(random.pick([500, 502, 503, 504]), "<html>Bad</html>") }],
  [2, { name: "the gateway's failure", ...instead(500, refusal("internal")) }],
  [2, { name: "too many", ...instead(429, refusal("too_many_requests"), { "retry-after": "1" }) }],
  [1, { name: "too many, for long", ...instead(429, refusal("too_many_requests"), { "retry-after": "99" }) }],
  [2, { name: "nothing in it", ...instead(200, "") }],
  [2, { name: "another shape", ...instead(200, '{"success":true,"value":{"unexpected":[1]}}') }],
  [2, { name: "redirected", ...instead(302, "", { location: "/elsewhere" }) }],
  [2, { name: "session over", ...instead(401, refusal("session_expired")) }],
];

/** What chance makes of one request. */
export const fateOf = (random: Seeded): Fate => {
  const all = fates(random);
  let left = random.next() * all.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, fate] of all) {
    left -= weight;
    if (left < 0) return fate;
  }
  return { name: "nothing" };
};
