import type { PictureFormat } from "@volado/domain/validation";
import type { ColumnType } from "kysely";

/** JSON column: parsed on reading, given as a JSON text on writing, which both drivers take alike. */
export type Json<T> = ColumnType<T, string, string>;

/** Title and content of something in the two complete languages (decisions S8). */
export type Texts<T> = Readonly<Record<"ES" | "EN", T>>;

/** Columns of text by their names, of whole numbers, and of numbers that may be null. */
export type Row<Text extends string, Whole extends string = never, Perhaps extends string = never> = Record<
  Text,
  string
> &
  Record<Whole, number> &
  Record<Perhaps, number | null>;

/** A picture that was uploaded. */
export interface Picture {
  format: PictureFormat;
  bytes: Uint8Array;
}
