import { DataTable } from "../../ui/charts/data-table.tsx";
import { formatMoney } from "../../ui/display/format.ts";

/** A component of a figure. */
export type BreakdownRow = { name: string; amount: number; count: number | null };
type Props = { title: string; rows: readonly BreakdownRow[]; amount: string; count: string };

/** The rows behind a figure, each with its share of the total as a bar. */
export function Breakdown({ title, rows, amount, count }: Props) {
  const sum = rows.reduce((total, row) => total + row.amount, 0) || 1;
  const counted = rows.some((row) => row.count !== null);
  return (
    <DataTable
      caption={title}
      shares={rows.map((row) => row.amount / sum)}
      columns={["Part", amount, "Share", ...(counted ? [count] : [])]}
      rows={rows.map((row) => [
        row.name,
        formatMoney(row.amount),
        `${((row.amount / sum) * 100).toFixed(1)}%`,
        ...(counted ? [String(row.count ?? "")] : []),
      ])}
    />
  );
}
