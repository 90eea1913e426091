/** The keys of the reference with any text. */
export type TextsLike<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string ? string : TextsLike<Reference[Key]>;
};
