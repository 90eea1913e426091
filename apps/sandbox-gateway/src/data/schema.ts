import type { AgentEarningsTable, InvitationLinksTable } from "./schema/agency.ts";
import type {
  ApplicationPicturesTable,
  ApplicationsTable,
  InboxPicturesTable,
} from "./schema/applications.ts";
import type {
  ConsoleOrdersTable,
  EncryptionKeysTable,
  IdempotentResponsesTable,
  NoncesTable,
} from "./schema/calls.ts";
import type { ChatMessagesTable, ChatVisitsTable } from "./schema/chat.ts";
import type {
  AnnouncementImagesTable,
  AnnouncementReadsTable,
  AnnouncementsTable,
  BannersTable,
  PromotionCategoriesTable,
} from "./schema/content.ts";
import type { ContractsTable } from "./schema/contracts.ts";
import type {
  DepositBonusesTable,
  DepositMethodsTable,
  DepositReceiptsTable,
  DepositsTable,
} from "./schema/deposits.ts";
import type {
  CategoriesTable,
  FavouritesTable,
  GamesTable,
  RecentsTable,
  VendorsTable,
  WinnersTable,
} from "./schema/games.ts";
import type { HeadPicturesTable, UploadsTable } from "./schema/head-pictures.ts";
import type { HelpTopicsTable } from "./schema/help.ts";
import type { InboxMessagesTable } from "./schema/inbox.ts";
import type { DealersTable } from "./schema/live.ts";
import type { CaptchasTable, LoginFailuresTable, MembersTable, SessionsTable } from "./schema/members.ts";
import type { AccountsTable, EntriesTable, TransactionsTable, WalletsTable } from "./schema/money.ts";
import type { BetsTable, RoundsTable, TicketsTable } from "./schema/play.ts";
import type { RedRainOpeningsTable, RedRainsTable } from "./schema/red-rain.ts";
import type {
  FirebaseIdentitiesTable,
  HumanChallengesTable,
  RegistrationFieldsTable,
  RegistrationsTable,
  SmsCodesTable,
  TemporaryPasswordsTable,
} from "./schema/registration.ts";
import type { PromoCodesTable, RewardsTable } from "./schema/rewards.ts";
import type { BankCardsTable, LoginsTable } from "./schema/security.ts";
import type { MigrationsTable, OutboxTable, SwitchesTable, WorldMerchantTable } from "./schema/site.ts";
import type { WithdrawalsTable, WithdrawalTermsTable } from "./schema/withdrawals.ts";

/** The whole database. Instants everywhere in it are epoch milliseconds, money is whole centavos. */
export interface Schema {
  migrations: MigrationsTable;
  members: MembersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  wallets: WalletsTable;
  transactions: TransactionsTable;
  entries: EntriesTable;
  withdrawals: WithdrawalsTable;
  withdrawal_terms: WithdrawalTermsTable;
  rounds: RoundsTable;
  bets: BetsTable;
  games: GamesTable;
  vendors: VendorsTable;
  categories: CategoriesTable;
  dealers: DealersTable;
  favourites: FavouritesTable;
  recents: RecentsTable;
  winners: WinnersTable;
  announcements: AnnouncementsTable;
  announcement_images: AnnouncementImagesTable;
  promotion_categories: PromotionCategoriesTable;
  announcement_reads: AnnouncementReadsTable;
  banners: BannersTable;
  help_topics: HelpTopicsTable;
  contracts: ContractsTable;
  chat_messages: ChatMessagesTable;
  chat_visits: ChatVisitsTable;
  deposit_methods: DepositMethodsTable;
  deposit_bonuses: DepositBonusesTable;
  deposits: DepositsTable;
  deposit_receipts: DepositReceiptsTable;
  rewards: RewardsTable;
  promo_codes: PromoCodesTable;
  red_rains: RedRainsTable;
  red_rain_openings: RedRainOpeningsTable;
  world_merchant: WorldMerchantTable;
  head_pictures: HeadPicturesTable;
  uploads: UploadsTable;
  switches: SwitchesTable;
  captchas: CaptchasTable;
  login_failures: LoginFailuresTable;
  nonces: NoncesTable;
  encryption_keys: EncryptionKeysTable;
  idempotent_responses: IdempotentResponsesTable;
  console_orders: ConsoleOrdersTable;
  outbox: OutboxTable;
  tickets: TicketsTable;
  registrations: RegistrationsTable;
  registration_fields: RegistrationFieldsTable;
  sms_codes: SmsCodesTable;
  human_challenges: HumanChallengesTable;
  temporary_passwords: TemporaryPasswordsTable;
  firebase_identities: FirebaseIdentitiesTable;
  bank_cards: BankCardsTable;
  inbox_messages: InboxMessagesTable;
  inbox_pictures: InboxPicturesTable;
  applications: ApplicationsTable;
  application_pictures: ApplicationPicturesTable;
  logins: LoginsTable;
  agent_earnings: AgentEarningsTable;
  invitation_links: InvitationLinksTable;
}
