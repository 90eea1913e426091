export { TopMenu, type TopMenuItem, type TopMenuProps } from "./TopMenu.tsx";
