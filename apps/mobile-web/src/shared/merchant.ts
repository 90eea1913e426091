/** The merchant this build is for and its own wording (packages/config/brands/<brand>, chosen by VOLADO_MERCHANT). */
export { brandTexts, merchant } from "virtual:volado-merchant";
