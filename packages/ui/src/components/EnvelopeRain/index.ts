export { type Envelope, EnvelopeRain, type EnvelopeRainProps } from "./EnvelopeRain.tsx";
