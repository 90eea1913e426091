import { type ContractKind, contractKinds } from "@volado/domain/agency";
import { tabValues } from "../../shared/storage/site-storage.ts";

/** Kinds that the player doesn't want to be asked about again in this session; they go with it (shared/session). */
export const readDismissed = (): readonly ContractKind[] => {
  const kept = tabValues.read("contractsPutOff");
  return contractKinds.filter((kind) => kept.includes(kind));
};

/** Leaves a kind alone until the next session. */
export const dismissForSession = (kind: ContractKind): void =>
  tabValues.write("contractsPutOff", [...readDismissed(), kind]);
