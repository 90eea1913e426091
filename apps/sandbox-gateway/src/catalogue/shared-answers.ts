const MAX_ANSWERS = 600;

/**
 * Answers that are the same for everybody, so that equal questions get the very same object, which is checked and
 * encoded once.
 */
export interface SharedAnswers<Kept extends object> {
  /** The answer kept under the key, else the one that `make` makes now. */
  keep(key: string, make: () => Kept): Kept;
  clear(): void;
}

/** Keeps the latest few hundred answers of one kind. */
export const createSharedAnswers = <Kept extends object>(): SharedAnswers<Kept> => {
  const answers = new Map<string, Kept>();
  return {
    keep(key, make) {
      const known = answers.get(key);
      const answer = known ?? make();
      answers.delete(key);
      answers.set(key, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= MAX_ANSWERS) break;
        answers.delete(oldest);
      }
      return answer;
    },
    clear: () => answers.clear(),
  };
};
