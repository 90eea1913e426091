export { paint } from "../../src/app/paint.tsx";
