import type { ColumnType } from "kysely";

/** JSON column: parsed on reading, given as a JSON text on writing, which both drivers take alike. */
export type Json<T> = ColumnType<T, string, string>;

/** Title and content of something in the two complete languages (decisions S8). */
export type Texts<T> = Readonly<Record<"ES" | "EN", T>>;
