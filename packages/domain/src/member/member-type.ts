/**
 * Account types as numbered by the gateway (Spec §6; their meaning beyond these names is not told, decisions S7).
 * Rules on them live beside this file and nowhere else.
 */
export const MemberType = {
  Member: 0,
  Agent: 1,
  SeniorAgent: 2,
  Trial: 4,
  NonAgent: 40,
  ContractExempt41: 41,
  ContractExempt42: 42,
} as const;
export type KnownMemberType = (typeof MemberType)[keyof typeof MemberType];

/** Any number the gateway may send; rules treat unknown numbers by the specification's lists. */
export type MemberTypeCode = number;
