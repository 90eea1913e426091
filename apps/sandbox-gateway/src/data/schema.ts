import type { ContentSchema } from "./schema/content.ts";
import type { MembersSchema } from "./schema/members.ts";
import type { MoneySchema } from "./schema/money.ts";
import type { PlaySchema } from "./schema/play.ts";

/** The whole database. Instants are epoch milliseconds, money is whole centavos. */
export interface Schema extends ContentSchema, MembersSchema, MoneySchema, PlaySchema {}
