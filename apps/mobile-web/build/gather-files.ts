/** A file that the bundler would write for what several lazy parts share. */
export interface SharedFile {
  /** Ids of its modules. */
  readonly modules: readonly string[];
  /** Bytes of its code. */
  readonly size: number;
  /** The lazy parts that ask for it. */
  readonly users: ReadonlySet<string>;
  /** The shared files that come along with it, by one of their modules each: what it imports, and what that imports. */
  readonly needs: ReadonlySet<string>;
}

/**
 * What a request is worth, in bytes of code that are loaded without need: headers, a name in every list of
 * files, a script to be set up.
 */
const REQUEST = 3_000;

/** Bytes from which on a part is heavy: code that it doesn't need weighs so many times more. */
const HEAVY = { from: 70_000, times: 8 } as const;

type PartSizes = ReadonlyMap<string, number>;

/** Bytes that a part loads with a file, what the part has already left out. */
type Loads = (file: SharedFile, part: string) => number;

const loadsAmong = (files: readonly SharedFile[]): Loads => {
  const byModule = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)));
  const known = new Map<SharedFile, Map<string, number>>();
  return (file, part) => {
    const ofFile = known.get(file) ?? new Map<string, number>();
    known.set(file, ofFile);
    const before = ofFile.get(part);
    if (before !== undefined) return before;
    const loaded = new Set([file, ...[...file.needs].flatMap((id) => byModule.get(id) ?? [])]);
    const bytes = [...loaded].reduce((sum, { users, size }) => (users.has(part) ? sum : sum + size), 0);
    ofFile.set(part, bytes);
    return bytes;
  };
};

/** Bytes that the parts are better off by, when two files are one. */
const gain = (one: SharedFile, other: SharedFile, sizes: PartSizes, loads: Loads): number => {
  const dear = (part: string): number => ((sizes.get(part) ?? 0) > HEAVY.from ? HEAVY.times : 1);
  let bytes = 0;
  for (const part of one.users) bytes += other.users.has(part) ? REQUEST : -loads(other, part) * dear(part);
  for (const part of other.users) if (!one.users.has(part)) bytes -= loads(one, part) * dear(part);
  return bytes;
};

const union = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): ReadonlySet<Item> =>
  new Set([...one, ...other]);

/** The files with two of them as one. Whoever asks for it now asks for what either needs. */
const joinedIn = (
  files: readonly SharedFile[],
  one: SharedFile,
  other: SharedFile,
): readonly SharedFile[] => {
  const whole: SharedFile = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    users: union(one.users, other.users),
    needs: union(one.needs, other.needs),
  };
  const needsIt = ({ needs }: SharedFile) => whole.modules.some((id) => needs.has(id));
  const isNeeded = ({ modules }: SharedFile) => modules.some((id) => whole.needs.has(id));
  return files.flatMap((file) => {
    if (file === one) return [whole];
    if (file === other) return [];
    return [
      {
        ...file,
        ...(needsIt(file) && { needs: union(file.needs, whole.needs) }),
        ...(isNeeded(file) && { users: union(file.users, whole.users) }),
      },
    ];
  });
};

/** The two whose union is worth most. */
const bestPair = (
  files: readonly SharedFile[],
  sizes: PartSizes,
): readonly [SharedFile, SharedFile] | undefined => {
  const loads = loadsAmong(files);
  let best: readonly [SharedFile, SharedFile] | undefined;
  let most = 0;
  files.forEach((one, place) => {
    for (const other of files.slice(place + 1)) {
      const worth = gain(one, other, sizes, loads);
      if (worth > most) [best, most] = [[one, other], worth];
    }
  });
  return best;
};

/**
 * Joins shared files until no two of them are worth joining: few requests for each lazy part, and little code
 * that it doesn't need.
 *
 * @param sizes what each lazy part loads in all, in bytes
 */
export const gatherFiles = (files: readonly SharedFile[], sizes: PartSizes): readonly SharedFile[] => {
  // The bundler's order is its own; the same modules have to end in the same files in every build.
  let gathered: readonly SharedFile[] = files.toSorted((a, b) =>
    a.modules.join() < b.modules.join() ? -1 : 1,
  );
  for (let pair = bestPair(gathered, sizes); pair; pair = bestPair(gathered, sizes))
    gathered = joinedIn(gathered, ...pair);
  return gathered;
};
