import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EndpointId } from "@volado/api-client/endpoints";

const reference = readFileSync(join(import.meta.dirname, "../../../../docs/api-reference.md"), "utf8");
const [common = "", ...sections] = reference.split(/^## /m);

const codesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([a-z_]+)` (\d{3})/g), ([, code, status]) => `${code} ${status}`);

const ofAnyCall = codesIn(common);
const ofOwn = new Map(
  sections.map((section) => {
    const [name = ""] = section.split("\n");
    return [name, codesIn(/^Refusals of its own: (.*)$/m.exec(section)?.[1] ?? "")];
  }),
);

/**
 * Holds the reference of calls (docs/api-reference.md) to what the gateway does: whatever a test is refused
 * with stands there.
 *
 * @throws Error for a refusal that the reference doesn't tell of that call.
 */
export const expectTold = (id: EndpointId, code: string | undefined, status: number): void => {
  const refusal = `${code} ${status}`;
  if (ofAnyCall.includes(refusal) || ofOwn.get(id)?.includes(refusal)) return;
  throw new Error(`${id} was refused with ${refusal}, which docs/api-reference.md doesn't tell.`);
};
