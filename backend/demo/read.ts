import { readdirSync, readFileSync } from "node:fs";

const DATA = new URL("./data/", import.meta.url);

/** Where a file of the demo data is. */
export const dataFile = (file: string): URL => new URL(file, DATA);

/** A file of the demo data. */
export function readData<Data>(file: string): Data {
  return JSON.parse(readFileSync(new URL(file, DATA), "utf8")) as Data;
}

/** The rows of one file of the demo data, such as `catalogue/vendors.json`. */
export function readRows<Row>(file: string): Row[] {
  return readData<Row[]>(file);
}

/** The rows of every file of a folder of the demo data, by file name. */
export function readFolder<Row>(folder: string): { name: string; rows: Row[] }[] {
  return readdirSync(new URL(`${folder}/`, DATA))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({ name: file.replace(/\.json$/, ""), rows: readRows<Row>(`${folder}/${file}`) }));
}

/** The date of a timestamp, such as 2025-10-19. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
