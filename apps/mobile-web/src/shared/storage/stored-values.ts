import { translatedLanguages } from "@volado/i18n";
import * as z from "zod/mini";

const session = z.object({
  token: z.string().check(z.minLength(1)),
  merchantCode: z.string(),
  userName: z.string(),
  type: z.number(),
  firstTimeLogin: z.boolean(),
});

const remembered = z.object({
  type: z.enum(["username", "sms"]),
  username: z.string(),
  /** The account it opened; not what was typed when that was a mobile number. */
  account: z.string(),
  /** Encrypted; empty for a login by SMS code. */
  password: z.string(),
  diallingCode: z.string(),
});

/** What became of the session of `token`. */
const sessionNews = z.object({
  token: z.string(),
  what: z.enum(["signed-out", "expired", "elsewhere", "first-password-changed"]),
});

const countdown = z.object({ endsAt: z.number(), keptAt: z.number() });

const opened = z.object({ account: z.string(), ids: z.array(z.string()) });

const pendingFavourite = z.object({
  nodeId: z.string(),
  vendor: z.string(),
  starred: z.boolean(),
  of: z.optional(z.string()),
});

/** `fee` is what was agreed to pay for the order, in major units. */
const order = z.object({
  account: z.string(),
  content: z.string(),
  key: z.string().check(z.minLength(1)),
  fee: z.optional(z.number()),
});

/** What was typed into a form, by field; `account` is "" for whoever isn't signed in, `at` epoch ms. */
const draft = z.object({
  account: z.string(),
  at: z.number(),
  fields: z.record(z.string(), z.string().check(z.maxLength(4_000))),
});

const ownAnswers = z.object({
  owner: z.string(),
  answers: z.array(z.object({ name: z.string(), text: z.string() })),
});

const flag = z.enum(["0", "1"]);

/**
 * Everything the site itself keeps in the browser: storage key -> shape (Spec §3 "Other stored").
 * Answers of the gateway are kept by the API client under its own prefix.
 */
export const storedSchema = z.object({
  /** The session; in sessionStorage unless `autoLogin` is "1" (decisions S6b). */
  MC_SESSION_INFO: z.nullable(session),
  /** What one tab tells the others about a session that they may have a copy of; removed as soon as it is written. */
  sessionNews: z.nullable(sessionNews),
  /** "1" keeps the session when the browser closes; logout sets it to "0" (Spec §4). */
  autoLogin: flag,
  /** The login that the player asked to remember; the key of its password is elsewhere (docs/decisions/074). */
  rememberedLogin: z.nullable(remembered),
  /** The account that a free trial got, as long as it lasts. */
  trialUserName: z.nullable(z.string()),
  /** A member's session that waits, in its tab, until a free trial ends (docs/decisions/074). */
  sessionAside: z.nullable(session),
  /** Number of a page of the visit -> the entries that the browser's history had before it, those of frames too. */
  entriesBefore: z.record(z.string(), z.number()),
  /** The address of the game that was left for a deposit (docs/game-bridge.md). */
  leftGame: z.nullable(z.string()),
  /** Purpose of an SMS code -> when the next may be sent, so that a reload doesn't start anew; no number is kept. */
  smsCountdowns: z.record(z.string(), countdown),
  /** Kinds of contract that an agent doesn't want to be asked about again in this session (Spec §6 "Cancel"). */
  contractsPutOff: z.array(z.string()),
  /**
   * Orders about money whose answers aren't known, the latest last: sent again, each keeps its key
   * (docs/decisions/130).
   */
  unansweredOrders: z.array(order),
  /**
   * Code of the invitation link that led here, for every tab and until somebody registered with it (Spec §2
   * "Registration").
   */
  affiliateCode: z.nullable(z.string().check(z.minLength(1))),
  /** Changed favourites that wait for a login, with the tab: it may load the site anew (Spec §4 "Favourites"). */
  wantedStars: z.array(pendingFavourite),
  /** Name of a form -> what was typed into it, without its secrets, with the tab (docs/decisions/130). */
  drafts: z.record(z.string(), draft),
  /** Pixels that pages were scrolled by when the document was left, by the history's entry. */
  scrollPlaces: z.record(z.string(), z.number()),
  /** The release for which the tab came anew by itself, so that it does so once (docs/decisions/095). */
  reloadedFor: z.nullable(z.string()),
  /** "1" in a web clip that an iOS configuration profile installed. */
  WEBCLIP: flag,
  /** Purpose of an SMS code -> what Firebase wants back with it. */
  smsVerifications: z.record(z.string(), z.string()),
  /** Language code as the gateway spells it. */
  language: z.nullable(z.enum(translatedLanguages)),
  /** Stored as specified, but always resolved to dark (decisions S5). */
  theme: z.enum(["dark", "light"]),
  /** "1" once the player closed the download bar (Spec §4). */
  hideDownloadBar: flag,
  /** When the browser first came here, epoch ms, and whether the download popup was seen. */
  downloadOffer: z.object({ firstVisit: z.number(), seen: z.boolean() }),
  /**
   * Notices and popups that an account opened here, the latest last, so that a mark which didn't reach the
   * gateway still holds.
   */
  openedAnnouncements: z.nullable(opened),
  /** Messages of the inbox that an account opened here, whose marks the gateway hasn't confirmed. */
  inboxMarks: z.nullable(opened),
  /** The player's own answers for times without a network, the latest first; beside the session, and gone with it. */
  offlineAnswers: z.nullable(ownAnswers),
  /** "1" shows asterisks instead of the balance. */
  hideBalance: flag,
});

/** What is kept, by storage key. */
export type StoredValues = z.infer<typeof storedSchema>;
export type StoredKey = keyof StoredValues;

/** What holds when nothing, or nothing readable, is kept. */
export const storedDefaults: StoredValues = {
  MC_SESSION_INFO: null,
  sessionNews: null,
  autoLogin: "0",
  rememberedLogin: null,
  trialUserName: null,
  sessionAside: null,
  entriesBefore: {},
  leftGame: null,
  smsCountdowns: {},
  smsVerifications: {},
  contractsPutOff: [],
  unansweredOrders: [],
  affiliateCode: null,
  wantedStars: [],
  drafts: {},
  scrollPlaces: {},
  reloadedFor: null,
  WEBCLIP: "0",
  language: null,
  theme: "dark",
  openedAnnouncements: null,
  inboxMarks: null,
  offlineAnswers: null,
  hideDownloadBar: "0",
  downloadOffer: { firstVisit: 0, seen: false },
  hideBalance: "0",
};

/**
 * Keys whose values are plain words and are kept as such, readable by the boot script and by the specification's names.
 */
const plain: ReadonlySet<StoredKey> = new Set<StoredKey>([
  "autoLogin",
  "trialUserName",
  "affiliateCode",
  "WEBCLIP",
  "language",
  "theme",
  "hideDownloadBar",
  "hideBalance",
]);

/** Kept text -> value; text that doesn't fit the schema counts as nothing kept. */
export const decodeStored = <K extends StoredKey>(key: K, text: string | null): StoredValues[K] => {
  if (text === null) return storedDefaults[key];
  try {
    const value: unknown = plain.has(key) ? text : JSON.parse(text);
    return storedSchema.parse({ ...storedDefaults, [key]: value })[key];
  } catch {
    return storedDefaults[key];
  }
};

/** Value -> text to keep. */
export const encodeStored = <K extends StoredKey>(key: K, value: StoredValues[K]): string =>
  plain.has(key) ? String(value) : JSON.stringify(value);
