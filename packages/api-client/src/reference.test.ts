import { expect, test, vi } from "vitest";
import { writeReference } from "../reference/write-reference.ts";

// The reference tells what rows hold, which the schemas of lists keep to themselves.
vi.mock("./schemas/rows.ts", () => import("../reference/rows-seen-through.ts"));

test("docs/api-reference.md says what the definitions say (pnpm --filter @volado/api-client reference)", async () => {
  await expect(writeReference().page).toMatchFileSnapshot("../../../docs/api-reference.md");
});

test("the reference describes every field, nothing that isn't there, and drops no refusal that a docstring tells", () => {
  expect(writeReference().problems).toEqual([]);
});
