export { CoinMark, type CoinMarkProps } from "./CoinMark.tsx";
