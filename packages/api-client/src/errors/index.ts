export type { ApiError, CryptoFailure, Refusal } from "./api-error.ts";
export {
  AbortedError,
  CryptoError,
  HttpError,
  InputError,
  isApiError,
  NetworkError,
  RejectedError,
  refusalFlag,
  SchemaError,
  TimeoutError,
} from "./api-error.ts";
export { messageKeyOf } from "./message-key-of.ts";
