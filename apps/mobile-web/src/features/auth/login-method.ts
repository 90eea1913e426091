import type { LoginInput } from "@volado/api-client/endpoints";

type WithoutCommon<Input> = Input extends LoginInput
  ? Omit<Input, "captcha" | "captchaId" | "remember" | "proof">
  : never;

/** What a way to sign in says of its own; the captcha and the rest are the same for all of them. */
export type LoginMethod = WithoutCommon<LoginInput>;
