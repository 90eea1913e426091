import { expect, it } from "vitest";
import { serializeByName } from "./repeat.ts";

/** A task that records its start, and ends on demand. */
const held = (name: string, reported: string[]) => {
  let end = (): void => {};
  let fail = (): void => {};
  const promise = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const act = () => {
    reported.push(`${name} begins`);
    return promise.finally(() => reported.push(`${name} ends`));
  };
  return { act, end: () => end(), fail: () => fail() };
};

it("tasks of one name run in order, whether they fail or not; other names don't wait", async () => {
  const inTurn = serializeByName();
  const reported: string[] = [];
  const [first, second, third, other] = ["first", "second", "third", "other"].map((name) =>
    held(name, reported),
  );
  if (!first || !second || !third || !other) throw new Error("There are four.");
  const turns = [first, second, third].map(({ act }) => inTurn("ana", act));
  const beside = inTurn("eva", other.act);
  third.end();
  second.end();
  other.end();
  expect(await beside).toBe("other");
  expect(reported).toEqual(["first begins", "other begins", "other ends"]);

  first.fail();
  expect(await Promise.allSettled(turns)).toMatchObject([
    { status: "rejected" },
    { status: "fulfilled", value: "second" },
    { status: "fulfilled", value: "third" },
  ]);
  expect(reported.slice(3)).toEqual([
    "first ends",
    "second begins",
    "second ends",
    "third begins",
    "third ends",
  ]);
});
