import type { PictureFormat } from "@volado/domain/validation";
import type { ColumnType } from "kysely";

/** JSON column: parsed on read, written as JSON text, which both drivers accept. */
export type Json<T> = ColumnType<T, string, string>;

/** Title and content in the two complete languages (decisions S8). */
export type Texts<T> = Readonly<Record<"ES" | "EN", T>>;

/** Columns by name: text, whole numbers, and nullable numbers. */
export type Row<Text extends string, Whole extends string = never, Perhaps extends string = never> = Record<
  Text,
  string
> &
  Record<Whole, number> &
  Record<Perhaps, number | null>;

export interface Picture {
  format: PictureFormat;
  bytes: Uint8Array;
}
