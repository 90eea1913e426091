export {
  HomeHeader,
  type HomeHeaderProps,
  PageHeader,
  type PageHeaderProps,
} from "./Header.tsx";
