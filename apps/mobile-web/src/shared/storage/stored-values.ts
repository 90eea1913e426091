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
  /** User name of the account; not always the typed text, which may be a mobile number. */
  account: z.string(),
  /** Encrypted; empty for a login by SMS code. */
  password: z.string(),
  diallingCode: z.string(),
});

/** Message to other tabs about the session of `token`. */
const sessionNews = z.object({
  token: z.string(),
  what: z.enum(["signed-out", "expired", "elsewhere", "first-password-changed"]),
});

const countdown = z.object({ endsAt: z.number(), storedAt: z.number() });

const opened = z.object({ account: z.string(), ids: z.array(z.string()) });

const pendingFavourite = z.object({
  nodeId: z.string(),
  vendor: z.string(),
  starred: z.boolean(),
  of: z.optional(z.string()),
});

/** `fee` is the agreed fee of the order, in major units. */
const order = z.object({
  account: z.string(),
  content: z.string(),
  key: z.string().check(z.minLength(1)),
  fee: z.optional(z.number()),
  /** The gateway has said that it wasn't carried out. */
  checked: z.optional(z.literal(true)),
});

/** Typed values of a form by field; `account` is "" for a guest, `at` is in epoch ms. */
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
 * Everything that the site stores in the browser, with its schema and default by storage key (Spec §3 "Other stored").
 * The API client stores the gateway's responses under its own prefix.
 */
export const storedSchema = z.object({
  /** The session; in sessionStorage unless `autoLogin` is "1" (decisions S6b). */
  MC_SESSION_INFO: z.catch(z.nullable(session), null),
  /** Message to other tabs that may have a copy of this session; removed as soon as it is written. */
  sessionNews: z.catch(z.nullable(sessionNews), null),
  /** "1" keeps the session when the browser closes; logout sets it to "0" (Spec §4). */
  autoLogin: z.catch(flag, "0"),
  /** The remembered login; the key of its password is stored elsewhere (docs/decisions/074). */
  rememberedLogin: z.catch(z.nullable(remembered), null),
  /** Account of the current free trial. */
  trialUserName: z.catch(z.nullable(z.string()), null),
  /** A member's session that is set aside during a free trial in its tab (docs/decisions/074). */
  sessionAside: z.catch(z.nullable(session), null),
  /** Number of a history entry -> entries before it in the browser's history, including those of frames. */
  entriesBefore: z.catch(z.record(z.string(), z.number()), {}),
  /** Address of the game that was left for a deposit (docs/game-bridge.md). */
  leftGame: z.catch(z.nullable(z.string()), null),
  /** Purpose of an SMS code -> when the next may be sent, across reloads. No mobile number is stored. */
  smsCountdowns: z.catch(z.record(z.string(), countdown), {}),
  /** Kinds of contract that an agent dismissed for this session (Spec §6 "Cancel"). */
  contractsPutOff: z.catch(z.array(z.string()), []),
  /** Unanswered money orders, the latest last; sent again with the same key (docs/decisions/130). */
  unansweredOrders: z.catch(z.array(order), []),
  /** Code of the invitation link, for all tabs until the player has registered (Spec §2 "Registration"). */
  affiliateCode: z.catch(z.nullable(z.string().check(z.minLength(1))), null),
  /** Changed favourites that wait for a login, which may reload the site (Spec §4 "Favourites"). */
  wantedStars: z.catch(z.array(pendingFavourite), []),
  /** Name of a form -> typed values without secrets, in sessionStorage (docs/decisions/130). */
  drafts: z.catch(z.record(z.string(), draft), {}),
  /** History entry -> scroll position in pixels when the document was left. */
  scrollPlaces: z.catch(z.record(z.string(), z.number()), {}),
  /** The release for which the tab reloaded automatically: at most once per release (docs/decisions/095). */
  reloadedFor: z.catch(z.nullable(z.string()), null),
  /** "1" in a web clip installed by an iOS configuration profile. */
  WEBCLIP: z.catch(flag, "0"),
  /** Purpose of an SMS code -> Firebase's verification id. */
  smsVerifications: z.catch(z.record(z.string(), z.string()), {}),
  /** Language code as the gateway spells it. */
  language: z.catch(z.nullable(z.enum(translatedLanguages)), null),
  /** Stored as specified, but always resolved to dark (decisions S5). */
  theme: z.catch(z.enum(["dark", "light"]), "dark"),
  /** "1" once the player closed the download bar (Spec §4). */
  hideDownloadBar: z.catch(flag, "0"),
  /** First visit in epoch ms, also in its tab's sessionStorage, and whether the download popup was seen. */
  downloadOffer: z.catch(z.object({ firstVisit: z.number(), seen: z.boolean() }), {
    firstVisit: 0,
    seen: false,
  }),
  /**
   * Notices and popups that an account opened here, the latest last, in case the gateway didn't receive their marks.
   */
  openedAnnouncements: z.catch(z.nullable(opened), null),
  /** "1" once home's notices were shown in this visit, in sessionStorage. */
  noticesSeen: z.catch(flag, "0"),
  /** "1" if home last had games of the member's own to show. */
  ownGames: z.catch(flag, "0"),
  /** Inbox messages that an account opened here, until the gateway has confirmed their marks. */
  inboxMarks: z.catch(z.nullable(opened), null),
  /** The player's own responses, cached for offline use, the latest first; removed with the session. */
  offlineAnswers: z.catch(z.nullable(ownAnswers), null),
  /** "1" shows asterisks instead of the balance. */
  hideBalance: z.catch(flag, "0"),
});

/** Stored values by storage key. */
export type StoredValues = z.infer<typeof storedSchema>;
export type StoredKey = keyof StoredValues;

/** Keys whose values are stored as plain text instead of JSON, as the boot script and the specification expect. */
const plain: ReadonlySet<StoredKey> = new Set<StoredKey>([
  "autoLogin",
  "trialUserName",
  "affiliateCode",
  "WEBCLIP",
  "language",
  "theme",
  "hideDownloadBar",
  "hideBalance",
  "noticesSeen",
]);

/** Stored text -> value; the default if it doesn't match the schema. */
export const decodeStored = <K extends StoredKey>(key: K, text: string | null): StoredValues[K] => {
  let value: unknown;
  try {
    value = text === null || plain.has(key) ? text : JSON.parse(text);
  } catch {
    value = undefined;
  }
  return storedSchema.parse({ [key]: value })[key];
};

/** Value -> text to store. */
export const encodeStored = <K extends StoredKey>(key: K, value: StoredValues[K]): string =>
  plain.has(key) ? String(value) : JSON.stringify(value);
