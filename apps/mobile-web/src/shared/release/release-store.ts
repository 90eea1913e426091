import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** A release of the site beside the one that this page is of. */
export interface OtherRelease {
  readonly release: string;
  /** The player asked for something of this page that is gone from the server: only a reload brings it. */
  readonly needed: boolean;
}

const store = createStore<{ readonly other: OtherRelease | undefined; readonly left: string | undefined }>(
  () => ({ other: undefined, left: undefined }),
);

/** Another release is there. What is needed stays needed. */
export const noteRelease = (release: string, needed = false): void => {
  const { other, left } = store.getState();
  if (!needed && (left === release || other?.release === release)) return;
  store.setState({ other: { release, needed } });
};

/** The player wants to stay with this one; not asked again about the same release unless it is needed. */
export const leaveRelease = (): void => {
  store.setState({ other: undefined, left: store.getState().other?.release });
};

/** What the player may be asked about. */
export const useOtherRelease = (): OtherRelease | undefined => useStore(store, ({ other }) => other);
