/** The shape of the reference with any wording: same features, same keys, every leaf a text. */
export type TextsLike<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string ? string : TextsLike<Reference[Key]>;
};
