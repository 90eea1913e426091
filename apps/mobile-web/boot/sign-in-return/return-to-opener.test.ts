import { expect, it } from "vitest";
import { fragmentOf } from "../../src/shared/sign-in/return-message.ts";
import { returnToOpener } from "./return-to-opener.ts";

/** The page opened with a fragment; events are recorded in order. */
const openedWith = (hash: string, opened: boolean, heard = true) => {
  const happened: unknown[] = [];
  const page = {
    location: { hash, pathname: "/m/sign-in-return.html", origin: "https://site.example" },
    history: { replaceState: (_: unknown, __: string, url: string) => happened.push(["address", url]) },
    opener: opened
      ? { postMessage: (data: unknown, origin: string) => happened.push(["said", fragmentOf(data), origin]) }
      : null,
    broadcast: (data: unknown, isHeard: () => void) => {
      happened.push(["broadcast", fragmentOf(data)]);
      if (heard) isHeard();
    },
    close: () => happened.push("closed"),
  };
  returnToOpener(page);
  return happened;
};

it("clears the address first, then messages the opener of this origin only, and closes", () => {
  expect(openedWith("#id_token=t&state=s", true)).toEqual([
    ["address", "/m/sign-in-return.html"],
    ["said", "id_token=t&state=s", "https://site.example"],
    "closed",
  ]);
});

it("broadcasts to every page of this origin when a provider's page cut it off from its opener", () => {
  expect(openedWith("#id_token=t&state=s", false)).toEqual([
    ["address", "/m/sign-in-return.html"],
    ["broadcast", "id_token=t&state=s"],
    "closed",
  ]);
});

it("stays open when no page receives the message", () => {
  expect(openedWith("#id_token=t&state=s", false, false)).toEqual([
    ["address", "/m/sign-in-return.html"],
    ["broadcast", "id_token=t&state=s"],
  ]);
});

it.each([
  ["without an opener", "", false],
  ["with one", "", true],
])("called %s and without an answer it clears the address, says nothing and stays", (_, hash, opened) => {
  expect(openedWith(hash, opened)).toEqual([["address", "/m/sign-in-return.html"]]);
});
