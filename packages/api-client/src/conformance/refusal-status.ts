/**
 * Every refusal code and its HTTP status (decisions W1). `invalid_input` may also have 400 for an unreadable body,
 * 405 for a wrong method and 413 for a body that is too large; `internal` 503 with `Retry-After` while the gateway's
 * database is unavailable.
 */
export const refusalStatus = {
  invalid_input: 422,
  unknown_key: 400,
  clock_skew: 400,
  replayed: 409,
  session_expired: 401,
  session_elsewhere: 401,
  not_permitted: 403,
  address_blocked: 403,
  not_found: 404,
  conflict: 409,
  too_many_requests: 429,
  upload_quota: 429,
  region_restricted: 451,
  internal: 500,
  maintenance: 503,
  system_upgrading: 503,

  user_not_found: 404,
  wrong_password: 403,
  captcha_required: 403,
  captcha_wrong: 403,
  agents_only: 403,
  non_member: 403,
  account_disabled: 403,
  too_many_attempts: 429,

  game_not_found: 404,
  game_not_permitted: 403,
  insufficient_permission: 403,
  game_maintenance: 409,

  insufficient_balance: 409,
  withdrawal_limit: 422,

  payment_password_missing: 409,
  payment_password_wrong: 403,
  payment_password_same: 422,
  bank_card_taken: 409,
  bank_card_limit: 409,
  promo_code_unknown: 404,
  promo_code_expired: 409,
  promo_code_used: 409,
  promo_code_gone: 409,

  sign_in_closed: 403,
  human_verification_required: 403,
  human_verification_failed: 422,
  verification_code_wrong: 422,
  mobile_not_registered: 404,
  firebase_refused: 403,
  social_not_registered: 404,
  passkey_refused: 403,

  registration_closed: 403,
  username_taken: 409,
  mobile_taken: 409,
  email_taken: 409,
  invalid_invitation: 404,
  agent_information: 404,
  under_age: 422,

  old_password_wrong: 403,
  password_unchanged: 422,
  password_common: 422,
  password_is_username: 422,
  passwords_differ: 422,
  email_incorrect: 422,
} as const;

/** A machine-readable reason for a refusal. */
export type RefusalCode = keyof typeof refusalStatus;

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusalStatus, code);

/** Additional statuses of a code. */
const otherStatuses: Partial<Readonly<Record<RefusalCode, readonly number[]>>> = {
  invalid_input: [400, 405, 413],
  internal: [503],
};

/** Whether a code may have this status. */
export const isStatusOf = (code: RefusalCode, status: number): boolean =>
  refusalStatus[code] === status || otherStatuses[code]?.includes(status) === true;
