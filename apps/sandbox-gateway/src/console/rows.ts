import type { PictureFormat } from "@volado/domain/validation";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";

/** The member of a user name, as far as the console asks what it may do. */
export const memberNamed = (db: Kysely<Schema>, username: string) =>
  db.selectFrom("members").select(["id", "type"]).where("username", "=", username).executeTakeFirst();

/** Ids as the database counts them; what is no number is no row's. */
export const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** A picture that a member sent. */
export const pictureOf = (row: { readonly format: PictureFormat; readonly bytes: Uint8Array } | undefined) =>
  row && { format: row.format, bytes: new Uint8Array(row.bytes) };
