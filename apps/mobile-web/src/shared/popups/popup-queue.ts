/**
 * Popups that come uninvited, in the order in which they may come. Dialogs that a tap opens need no turn: the queue
 * waits while any is open.
 */
export const popupOrder = ["contract", "login", "download"] as const;

/** See {@link popupOrder}. */
export type PopupName = (typeof popupOrder)[number];

/** A popup that waits for its turn, or has it. */
export interface PopupRequest {
  readonly name: PopupName;
  /** It needn't wait for the first interaction or for the first seconds, as after a login. */
  readonly atOnce: boolean;
}

/** What decides whose turn it is. */
export interface PopupTurns {
  readonly wanted: readonly PopupRequest[];
  readonly current: PopupName | undefined;
  /** The player has touched the page, or has seen it for some seconds. */
  readonly settled: boolean;
  /** The page is none for popups: a game, a form, the first password. */
  readonly held: boolean;
  /** Another dialog is open. */
  readonly covered: boolean;
}

/** Whose turn it is: one at a time, none over another dialog; whoever has the turn keeps it until it is given back. */
export const popupTurn = ({ wanted, current, settled, held, covered }: PopupTurns): PopupName | undefined => {
  if (held) return undefined;
  if (wanted.some(({ name }) => name === current)) return current;
  if (covered) return undefined;
  return popupOrder.find((name) =>
    wanted.some((request) => request.name === name && (settled || request.atOnce)),
  );
};
