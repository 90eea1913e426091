export { List, type ListProps } from "./List.tsx";
export { ListItem, type ListItemProps } from "./ListItem.tsx";
