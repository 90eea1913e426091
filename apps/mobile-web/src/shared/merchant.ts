/** The merchant of this build and its own texts (packages/config/brands/<brand>, chosen by VOLADO_MERCHANT). */
export { brandTexts, merchant } from "virtual:volado-merchant";
