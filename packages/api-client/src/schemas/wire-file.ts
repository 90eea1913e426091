import { z } from "./z.ts";

/**
 * A file with something in it and of at most so many bytes. Not `z.file`: that is code which every page of a
 * site would carry.
 */
export const wireFile = (maxBytes: number) =>
  z.pipe(
    z.unknown(),
    z.transform((input, { issues }): File => {
      if (input instanceof File && input.size > 0 && input.size <= maxBytes) return input;
      const code = "custom";
      issues.push({ code, message: "no file, or too big", input });
      return z.NEVER;
    }),
  );
