import { type Faults, noFaults } from "./console/shapes/faults.ts";

/** What is wrong on purpose; kept in memory, so a restart heals everything. */
export interface FaultStore {
  current(): Faults;
  set(faults: Faults): void;
}

/** A store that begins healthy. `changed` is told of every change. */
export const createFaultStore = (changed: () => void): FaultStore => {
  let faults = noFaults;
  return {
    current: () => faults,
    set(next) {
      faults = next;
      changed();
    },
  };
};
