export { InstallBar, type InstallBarProps } from "./InstallBar.tsx";
