import { describe, expect, test } from "vitest";
import { componentStories, type Texts, wordsOf } from "./testing/component-stories.ts";

const heardOnly = "its words are only heard";
const drawing = "it has no words";
const number = "it holds a number of few digits";

/** Components that need no story of long words, and why. */
const without: Readonly<Record<string, string>> = {
  Avatar: "it shows one letter",
  Badge: number,
  BannerCarousel: heardOnly,
  CoinMark: drawing,
  Countdown: number,
  EnvelopeRain: heardOnly,
  FloatingButton: heardOnly,
  GameIcon: drawing,
  GameRow: "its words are GameTile's",
  IconButton: heardOnly,
  Logo: "a brand's name is as long as it is",
  NumberBalls: "its numbers are the same in both languages",
  QrCode: heardOnly,
  Skeleton: drawing,
};

const told = componentStories();

/** Of arguments those that a story sets itself. */
const pick = (texts: Texts, own: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key in own));

describe.each(told)("$name", ({ name, english, stories }) => {
  test("what a story says in Spanish it says in English too", () => {
    const lost = stories.flatMap(({ name: story, own, ownEnglish }) =>
      Object.keys(own)
        .filter((key) => own[key] !== undefined && key in english && !(key in ownEnglish))
        .map((key) => `${story}: ${key}`),
    );
    expect(lost).toEqual([]);
  });

  test.skipIf(name in without)("has a story of long or many words in both languages", () => {
    const [first] = stories;
    const grown = stories.filter(({ name: story, own, es, en }) => {
      const longer = (mine: Texts, usual: Texts = {}) =>
        wordsOf(pick(mine, own)).length >= 1.25 * wordsOf(pick(usual, own)).length;
      return (
        /^(Long|Many|Wide)/.test(story) &&
        longer(es, first?.es) &&
        longer(en, first?.en) &&
        wordsOf(pick(es, own)) !== wordsOf(pick(en, own))
      );
    });
    expect(grown.map((story) => story.name)).not.toEqual([]);
  });
});

test("who needs no such story is one of them", () => {
  const names = told.map(({ name }) => name);
  expect(Object.keys(without).filter((name) => !names.includes(name))).toEqual([]);
});
