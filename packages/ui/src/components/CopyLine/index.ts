export { CopyLine, type CopyLineProps } from "./CopyLine.tsx";
