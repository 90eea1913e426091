/** What a worker tells every open page when it takes over: the release that it belongs to. */
export interface ReleaseMessage {
  readonly kind: "volado-release";
  readonly release: string;
}

/** Writes the message. */
export const releaseMessage = (release: string): ReleaseMessage => ({ kind: "volado-release", release });
