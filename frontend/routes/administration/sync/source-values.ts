import type { SyncSourceInput } from "../../../graphql/schema.generated.ts";
import type { SyncSource_SourceFragment } from "./sync-screen.generated.ts";

/** The form's values. */
export type SourceValues = Record<
  "name" | "kind" | "location" | "format" | "mapping" | "skipBad" | "schedule" | "version",
  string
>;

/** The choices of the format. */
export const FORMAT_CHOICES = [
  { value: "", label: "From the file name" },
  { value: "csv", label: "CSV" },
  { value: "tsv", label: "TSV" },
  { value: "xlsx", label: "XLSX" },
  { value: "json", label: "JSON" },
  { value: "jsonl", label: "JSON Lines" },
  { value: "geojson", label: "GeoJSON" },
  { value: "xml", label: "XML" },
  { value: "rss", label: "RSS" },
  { value: "atom", label: "Atom" },
  { value: "bib", label: "BibTeX" },
  { value: "ris", label: "RIS" },
  { value: "ics", label: "iCalendar" },
  { value: "txt", label: "A list of addresses" },
  { value: "zip", label: "ZIP" },
] as const;

/** The choices of the schedule. */
export const SCHEDULE_CHOICES = [
  { value: "none", label: "Manually" },
  { value: "daily", label: "Every day" },
] as const;

/** The choices for handling invalid rows. */
export const BAD_ROW_CHOICES = [
  { value: "false", label: "Import nothing" },
  { value: "true", label: "Leave them out" },
] as const;

/** The form's initial values. */
export const valuesOf = (source?: SyncSource_SourceFragment): SourceValues => ({
  name: source?.name ?? "",
  kind: source?.kind ?? "solutions",
  location: source?.location ?? "",
  format: source?.format ?? "",
  mapping: source?.mapping ?? "",
  skipBad: String(source?.skipBad ?? false),
  schedule: source?.schedule ?? "none",
  version: String(source?.version ?? ""),
});

/** Converts the form's values to the mutation's input. */
export const inputOf = ({ version: _version, skipBad, ...values }: SourceValues): SyncSourceInput => ({
  ...values,
  skipBad: skipBad === "true",
});
