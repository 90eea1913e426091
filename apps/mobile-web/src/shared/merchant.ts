/** The merchant this build is for and its own wording (merchants/<brand>, chosen by VOLADO_MERCHANT). */
export { brandTexts, merchant } from "virtual:volado-merchant";
