export { PageJump, type PageJumpLabels, type PageJumpProps } from "./PageJump.tsx";
