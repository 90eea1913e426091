/** A file that the bundler would write for what several lazy parts share. */
export interface SharedFile {
  /** Ids of its modules. */
  readonly modules: readonly string[];
  /** Bytes of its code. */
  readonly size: number;
  /** The lazy parts that ask for it. */
  readonly users: ReadonlySet<string>;
}

/** What a request is worth, in bytes of code that are loaded without need: headers, a name in every list of files, a script to be set up. */
const REQUEST = 3_000;

/** Bytes from which on a part is heavy: code that it doesn't need weighs so many times more. */
const HEAVY = { from: 70_000, times: 5 } as const;

type PartSizes = ReadonlyMap<string, number>;

/** Bytes that the parts are better off by, when two files are one. */
const gain = (one: SharedFile, other: SharedFile, sizes: PartSizes): number => {
  const dear = (part: string): number => ((sizes.get(part) ?? 0) > HEAVY.from ? HEAVY.times : 1);
  let bytes = 0;
  for (const part of one.users) bytes += other.users.has(part) ? REQUEST : -other.size * dear(part);
  for (const part of other.users) if (!one.users.has(part)) bytes -= one.size * dear(part);
  return bytes;
};

const joined = (one: SharedFile, other: SharedFile): SharedFile => ({
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  users: new Set([...one.users, ...other.users]),
});

/** The two whose union is worth most, by their places. */
const bestPair = (files: readonly SharedFile[], sizes: PartSizes): readonly [number, number] | undefined => {
  let best: readonly [number, number] | undefined;
  let most = 0;
  files.forEach((one, place) => {
    for (let next = place + 1; next < files.length; next += 1) {
      const other = files[next];
      const worth = other ? gain(one, other, sizes) : 0;
      if (worth > most) [best, most] = [[place, next], worth];
    }
  });
  return best;
};

/**
 * Joins shared files until no two of them are worth joining: few requests for each lazy part, and little code that it doesn't need.
 *
 * @param sizes what each lazy part loads in all, in bytes
 */
export const gatherFiles = (files: readonly SharedFile[], sizes: PartSizes): readonly SharedFile[] => {
  // The bundler's order is its own; the same modules have to end in the same files in every build.
  let gathered = files.toSorted((a, b) => (a.modules.join() < b.modules.join() ? -1 : 1));
  for (let pair = bestPair(gathered, sizes); pair; pair = bestPair(gathered, sizes)) {
    const [place, next] = pair;
    const [one, other] = [gathered[place], gathered[next]];
    if (!one || !other) break;
    gathered = gathered.flatMap((file, at) =>
      at === place ? [joined(one, other)] : at === next ? [] : [file],
    );
  }
  return gathered;
};
