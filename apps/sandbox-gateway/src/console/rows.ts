import type { PictureFormat } from "@volado/domain/validation";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";

export const memberNamed = (db: Kysely<Schema>, username: string) =>
  db.selectFrom("members").select(["id", "type"]).where("username", "=", username).executeTakeFirst();

/** Parses a row id; 0, which no row has, for anything that is not a number. */
export const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

export const pictureOf = (row: { readonly format: PictureFormat; readonly bytes: Uint8Array } | undefined) =>
  row && { format: row.format, bytes: new Uint8Array(row.bytes) };
