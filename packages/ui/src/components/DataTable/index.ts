export { type DataColumn, type DataRow, DataTable, type DataTableProps } from "./DataTable.tsx";
