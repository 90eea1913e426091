/** A public class name of the kit; each component writes its own. */
const className = /\bvo-[a-z][\w-]*/g;

const classNames = (code: string): ReadonlySet<string> =>
  new Set(Array.from(code.matchAll(className), ([name]) => name));

/** The kit's class names that `given` has and `own`, the code of one component and what it is made of, has not. */
export const foreignParts = (own: string, given: string): readonly string[] => {
  const expected = classNames(own);
  return [...classNames(given)].filter((name) => !expected.has(name));
};
