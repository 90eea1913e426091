import type { TeamMember } from "@volado/domain/agency";
import * as z from "zod/mini";

/** Who is to get money: as much of a member as the form needs, so that it can be kept with a draft. */
export type Receiver = Pick<TeamMember, "id" | "name">;

const kept = z.array(z.object({ id: z.string(), name: z.string() }));

/** Receivers as a field of a draft. */
export const textOfReceivers = (receivers: readonly Receiver[]): string =>
  JSON.stringify(receivers.map(({ id, name }) => ({ id, name })));

/** The receivers in a draft's field; nobody in one that can't be read. */
export const readReceivers = (text: string | undefined): readonly Receiver[] => {
  try {
    return kept.parse(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
};
