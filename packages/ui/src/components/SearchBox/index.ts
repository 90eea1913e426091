export { SearchBox, type SearchBoxLabels, type SearchBoxProps } from "./SearchBox.tsx";
