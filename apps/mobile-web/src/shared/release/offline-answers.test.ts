import { expect, it } from "vitest";
import { memoryArea, memoryStorage } from "../storage/site-storage.ts";
import { ownAnswers } from "./offline-answers.ts";

it("returns a player's answer to that player only", () => {
  const place = memoryStorage();
  const own = ownAnswers(() => place);
  own.set("ana", "inbox", "1");
  own.set("ana", "inbox", "2");
  expect(own.get("ana", "inbox")).toBe("2");
  expect(own.get("luis", "inbox")).toBe(undefined);
  own.set("luis", "records", "3");
  expect(own.get("ana", "inbox")).toBe(undefined);
});

it("stores the latest answers within the limits", () => {
  const place = memoryStorage();
  const own = ownAnswers(() => place);
  for (let number = 0; number < 30; number += 1) own.set("ana", `answer ${number}`, "x");
  expect(place.read("offlineAnswers")?.answers).toHaveLength(16);
  expect(own.get("ana", "answer 29")).toBe("x");
  own.set("ana", "long", "x".repeat(199_990));
  own.set("ana", "short", "x");
  expect(
    place
      .read("offlineAnswers")
      ?.answers.map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(["short", "long"]);
  own.set("ana", "longer", "x".repeat(199_999));
  expect(own.get("ana", "longer")).toHaveLength(199_999);
  expect(own.get("ana", "long")).toBe(undefined);
});

it("leaves out only an answer that exceeds the limit by itself", () => {
  const place = memoryStorage();
  const own = ownAnswers(() => place);
  for (const name of ["inbox", "records", "member"]) own.set("ana", name, name);
  own.set("ana", "wallet", "x".repeat(200_001));
  expect(own.get("ana", "wallet")).toBe(undefined);
  for (const name of ["inbox", "records", "member"]) expect(own.get("ana", name)).toBe(name);
});

it("ignores what another release stored in its place", () => {
  const area = memoryArea();
  area.setItem("offlineAnswers", JSON.stringify({ owner: "ana", rows: [1] }));
  expect(ownAnswers(() => memoryStorage(area)).get("ana", "inbox")).toBe(undefined);
});
