/** A picture that a member may choose. */
export interface HeadIcon {
  readonly id: string;
  readonly url: string;
}

/** A member's profile picture, and those on offer (Spec §7 "head icon GET (PROFPIC3)"). */
export interface HeadIcons {
  /** Address of the present one; undefined for none. */
  readonly current: string | undefined;
  readonly icons: readonly HeadIcon[];
}
