import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";

/**
 * Copies every table into a schema `seeded` beside it, from which {@link restoreSeed} puts back what a test changed.
 * A row that was written later than the mark has a younger `xmin`, so only changed tables cost anything.
 */
export const copySeed = async (db: Kysely<Schema>): Promise<void> => {
  await sql`create schema seeded`.execute(db);
  await sql`create table seeded."_counts" (name text, rows bigint)`.execute(db);
  await sql`
    do $$ declare name text; begin
      for name in
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not in ('kysely_migration', 'kysely_migration_lock', 'encryption_keys')
      loop
        execute format('create table seeded.%1$I as table public.%1$I', name);
        execute format('insert into seeded."_counts" select %1$L, count(*) from public.%1$I', name);
      end loop;
    end $$`.execute(db);
  await sql`create table seeded."_mark" as select pg_current_xact_id()::xid as last`.execute(db);
  await sql`
    create function seeded.restore() returns void language plpgsql as $$
    declare
      name text;
      since integer := (select age(last) from seeded."_mark");
      younger bigint;
      found bigint;
      wanted bigint;
    begin
      -- Neither foreign keys nor the ledger's own rules stand in the way.
      set local session_replication_role = replica;
      for name, wanted in select * from seeded."_counts" loop
        execute format('select count(*) filter (where age(xmin) < $1), count(*) from public.%I', name)
          into younger, found using since;
        if younger > 0 then
          execute format('delete from public.%I where age(xmin) < $1', name) using since;
        end if;
        if found - younger <> wanted then
          execute format(
            'insert into public.%1$I overriding system value select * from seeded.%1$I except select * from public.%1$I',
            name);
        end if;
      end loop;
      update seeded."_mark" set last = pg_current_xact_id()::xid;
    end $$`.execute(db);
  await sql`analyze`.execute(db);
};

/**
 * Puts every row back as it was seeded; encryption keys stay, for the gateway that has them. Numbers that the database
 * counts itself go on, since nothing may depend on them.
 */
export const restoreSeed = async (db: Kysely<Schema>): Promise<void> => {
  await sql`select seeded.restore()`.execute(db);
};
