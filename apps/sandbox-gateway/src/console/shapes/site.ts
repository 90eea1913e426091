/** One white-label switch (Spec §3), e.g. `GOOGLELOGIN3`. */
export interface SiteSwitch {
  readonly name: string;
  readonly on: boolean;
  /** One plain sentence: what it shows or hides. */
  readonly description: string;
  /** Switches are listed under their group, e.g. "Registration". */
  readonly group: string;
}

/** How one field of the registration form is configured (Spec §3), by its name in domain words, e.g. `nickname`. */
export interface RegistrationFieldRow {
  readonly name: string;
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters; null where the field's rule alone holds. */
  readonly maxLength: number | null;
}
