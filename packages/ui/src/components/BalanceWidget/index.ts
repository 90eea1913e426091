export { type BalanceLabels, BalanceWidget, type BalanceWidgetProps } from "./BalanceWidget.tsx";
