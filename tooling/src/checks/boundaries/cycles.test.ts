import { expect, it } from "vitest";
import { findCycles } from "./cycles.ts";

const graph = (edges: Readonly<Record<string, string>>) =>
  new Map(Object.entries(edges).map(([node, targets]) => [node, new Set(targets)]));

it.each([
  ["a straight line", { a: "b", b: "c", c: "" }, []],
  ["a diamond", { a: "bc", b: "d", c: "d" }, []],
  ["a pair", { a: "b", b: "a" }, [["a", "b"]]],
  ["a node that names itself", { a: "a" }, [["a"]]],
  [
    "two rings joined by a bridge",
    { a: "b", b: "ac", c: "d", d: "c" },
    [
      ["c", "d"],
      ["a", "b"],
    ],
  ],
  ["a long ring found from outside", { z: "a", a: "b", b: "c", c: "a" }, [["a", "b", "c"]]],
])("finds the rings of %s", (_name, edges, rings) => {
  expect(findCycles(graph(edges))).toEqual(rings);
});
