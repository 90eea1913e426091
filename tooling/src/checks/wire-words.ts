import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "./check.ts";
import { trackedFiles } from "./tracked-files.ts";

/** Names of the gateway's that nobody would guess, and what the same is called in our code. */
export const wireWords = {
  vassalage: "vendor",
  lagerIcon: "logoUrl",
  mobileLargeIcon: "imageUrl",
  accountTypeName: "name",
  gameCategory: "type",
  gameClassify: "classify",
  freeplay: "freePlay",
  lottoMode: "lotteryMode",
  isGameH5: "html5",
  minLine: "minLines",
  modelIcon: "imageUrl",
  modelId: "id",
  tableStatus: "state",
  drawNo: "drawNumber",
  provinceName: "province",
  announcementImages: "imageUrls",
  promoAnnouncementCategoryIds: "categoryIds",
  noExpiry: "longTerm",
  imageCDNs: "imageHosts",
  mem_cen: "newMemberCentre",
  dep_func: "newDepositLayout",
  app_desc: "appDescription",
  remPass: "remember",
  mobileNum: "mobile",
  firebaseMobileNo: "mobile",
  countryDialingCode: "diallingCode",
  qqNum: "qq",
  recommenderId: "referrerId",
  confirmNewPassword: "newPasswordAgain",
  pageNo: "page",
} as const;

/** Where the client reads and writes the wire. */
const reads = /^packages\/api-client\/src\/(schemas|endpoints)\//;

/** What speaks with the client from the other side or describes the wire, tests, and the names in addresses. */
const speaks = [
  reads,
  /^apps\/sandbox-gateway\//,
  /^packages\/api-client\/(reference|test-server|src\/(conformance|testing))\//,
  /\.test\.tsx?$|\/testing\/|\/(e2e|engines)\//,
  /^packages\/domain\/src\/games\/game-list\/list-field\.ts$/,
];

/** Comments may quote the specification. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

const word = new RegExp(`\\b(${Object.keys(wireWords).join("|")})\\b`, "g");

const isWireWord = (text: string): text is keyof typeof wireWords => Object.hasOwn(wireWords, text);

const wordsIn = (file: string, text: string): readonly string[] =>
  text
    .replace(comments, (comment) => comment.replace(/[^\n]/g, " "))
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(word)].flatMap(([found]) =>
        isWireWord(found) ? [`${file}:${index + 1}: ${found} is the wire's; say ${wireWords[found]}`] : [],
      ),
    );

/**
 * Words of the gateway stop at the client's schemas and endpoints: elsewhere only tests, and the one file that names
 * what stands in an address, may say them. A word that no schema reads any more has to leave the list.
 */
export const wireWordsStay: Check = async (root) => {
  const files = await trackedFiles(root, ["apps/*.ts", "apps/*.tsx", "packages/*.ts", "packages/*.tsx"]);
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })),
  );
  const read = sources.filter(({ file }) => reads.test(file));
  const unread = Object.keys(wireWords).filter(
    (name) => !read.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  return {
    problems: [
      ...sources
        .filter(({ file }) => !speaks.some((place) => place.test(file)))
        .flatMap(({ file, text }) => wordsIn(file, text)),
      ...unread.map((name) => `${name}: no schema reads it; take it out of tooling/src/checks/wire-words.ts`),
    ],
  };
};
