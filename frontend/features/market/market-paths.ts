import { type Addressed, recordPath } from "../record/record-path.ts";

/** The address of a trend's page. */
export const trendPath = (trend: Addressed) => recordPath("/market-intelligence", trend);

/** The address of a figure's page, with the rows behind it. */
export const figurePath = (figure: Addressed) => recordPath("/market-intelligence/figures", figure);

/** A quarter as the world names it. */
type Quarter = { id: string; year: number; quarter: number };

/** "Q4 2024". */
export const quarterName = ({ year, quarter }: Quarter) => `Q${quarter} ${year}`;

/** A quarter with its part of an address: 2024-q4. */
export const withSlug = <Row extends Quarter>(row: Row) => ({ ...row, slug: `${row.year}-q${row.quarter}` });

/** The address of a quarter's page, with the rows behind it. */
export const quarterPath = (row: Quarter) => recordPath("/market-intelligence/quarters", withSlug(row));
