import { type Addressed, recordPath } from "../record/record-path.ts";

/** The path of a trend's page. */
export const trendPath = (trend: Addressed) => recordPath("/market-intelligence", trend);

/** The path of the page of a figure, with the rows behind it. */
export const figurePath = (figure: Addressed) => recordPath("/market-intelligence/figures", figure);

type Quarter = { id: string; year: number; quarter: number };

/** Returns a quarter's name, such as "Q4 2024". */
export const quarterName = ({ year, quarter }: Quarter) => `Q${quarter} ${year}`;

/** Adds a quarter's slug, such as 2024-q4. */
export const withSlug = <Row extends Quarter>(row: Row) => ({ ...row, slug: `${row.year}-q${row.quarter}` });

/** The path of the page of a quarter, with the rows behind it. */
export const quarterPath = (row: Quarter) => recordPath("/market-intelligence/quarters", withSlug(row));
