import { expect, test } from "vitest";
import { writeReference } from "../reference/write-reference.ts";

test("docs/api-reference.md says what the definitions say (pnpm --filter @volado/api-client reference)", async () => {
  await expect(writeReference()).toMatchFileSnapshot("../../../docs/api-reference.md");
});
