export { LinkRail, type LinkRailProps, type RailLink } from "./LinkRail.tsx";
