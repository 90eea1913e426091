import { describe, expect, it, test } from "vitest";
import { chooseHelpTopic, type HelpTopic } from "./help.ts";

const topic = (title: string, anchor?: string): HelpTopic => ({ title, html: "", anchor });
const topics = [topic("Deposits"), topic("Terms", "terms"), topic("Privacy", "privacy"), topic("Games")];

describe("the topic in an address (Spec §2)", () => {
  test.each([
    ["nothing", null, "", 0],
    ["an index", "2", "", 2],
    ["the first index", "0", "", 0],
    ["the last index", "3", "", 3],
    ["an index written with zeros", "02", "", 2],
    ["an index past the last", "4", "", 0],
    ["an index of many digits", "9".repeat(400), "", 0],
    ["a negative index", "-1", "", 0],
    ["half an index", "1.5", "", 0],
    ["an index in another writing", "0x2", "", 0],
    ["an exponent", "1e0", "", 0],
    ["a word", "terms", "", 0],
    ["an empty index", "", "", 0],
    ["a blank index", " ", "", 0],
    ["the terms", null, "terms", 1],
    ["the terms, whatever the index says", "3", "terms", 1],
    ["another anchor", null, "privacy", 2],
    ["an unknown anchor", "3", "main", 3],
    ["an anchor in other letters", null, "TERMS", 0],
  ])("%s", (_what, index, anchor, place) => {
    expect(chooseHelpTopic(topics, { index, anchor })).toBe(place);
  });

  it("keeps the shown topic when the address names none", () => {
    expect(chooseHelpTopic(topics, { index: null, anchor: "main" }, 1)).toBe(1);
    expect(chooseHelpTopic(topics, { index: null, anchor: "" }, 3)).toBe(3);
    expect(chooseHelpTopic(topics, { index: "nonsense", anchor: "" }, 3)).toBe(0);
  });

  it("is the first when the shown one is gone, and without topics", () => {
    expect(chooseHelpTopic(topics.slice(0, 2), { index: null, anchor: "" }, 3)).toBe(0);
    expect(chooseHelpTopic([], { index: "2", anchor: "terms" }, 3)).toBe(0);
  });
});
