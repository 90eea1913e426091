import { expect, it } from "vitest";
import { fragmentOf, redirectKeys } from "../../src/shared/sign-in/return-message.ts";
import { returnToOpener } from "./return-to-opener.ts";

/** The page opened with a fragment; events are recorded in order. */
const openedWith = (hash: string, opened: boolean, heard = true, place: string | null = null) => {
  const happened: unknown[] = [];
  const page = {
    location: {
      hash,
      pathname: "/m/sign-in-return.html",
      origin: "https://site.example",
      replace: (address: string) => happened.push(["led to", address]),
    },
    tab: {
      getItem: (key: string) => (key === redirectKeys.place ? place : null),
      setItem: (key: string, value: string) => happened.push([key, value]),
    },
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

it("leads back to the page of this tab that left for the provider, without the answer in any address", () => {
  expect(openedWith("#id_token=t&state=s", false, false, "/m/login?back=%2Fm%2Fhot")).toEqual([
    ["address", "/m/sign-in-return.html"],
    [redirectKeys.answer, "id_token=t&state=s"],
    ["led to", "/m/login?back=%2Fm%2Fhot"],
  ]);
});

it.each(["https://evil.example/m/login", "//evil.example", "/m//evil", "javascript:alert(1)"])(
  "never leads to %s",
  (place) => {
    expect(openedWith("#id_token=t&state=s", false, false, place)).toEqual([
      ["address", "/m/sign-in-return.html"],
      ["broadcast", "id_token=t&state=s"],
    ]);
  },
);

it.each([
  ["without an opener", "", false],
  ["with one", "", true],
])("called %s and without an answer it clears the address, says nothing and stays", (_, hash, opened) => {
  expect(openedWith(hash, opened)).toEqual([["address", "/m/sign-in-return.html"]]);
});
