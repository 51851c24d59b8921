import { boolean, object, string } from "yup";
import { ofText, oneLine } from "../../../../shared/text/text.rules.ts";
import { wholeAddress } from "../../../../shared/text/web-address.rules.ts";

/** The supported formats of a source's file; by its name if none is chosen. */
export const FORMATS = [
  "csv",
  "tsv",
  "xlsx",
  "json",
  "jsonl",
  "geojson",
  "xml",
  "rss",
  "atom",
  "bib",
  "ris",
  "ics",
  "txt",
  "zip",
] as const;
/** How often a source is synced automatically. */
export const SCHEDULES = ["none", "daily"] as const;

/** The maximum length of a source's name, in characters. */
export const MAX_NAME = 60;
const KNOWN_ENDING = new RegExp(`\\.(?:${FORMATS.join("|")}|ndjson)(?:\\.gz)?$`, "i");

/** A text that looks like a host without a scheme: `localhost`, `10.0.0.1`, `[::1]`, `example.org:8080`. */
const HOST = /^(localhost|\d+(\.\d+){3}|\[.*|[^:]+:\d+)$/i;

/** Whether a location is a web address; otherwise it is a file in the sync folder. */
export const isAddress = (location: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(location);

/**
 * Adds the scheme to a location that can't be the name of a file in the folder itself, such as
 * `example.org/feed.csv`.
 */
function wholeLocation(location: string): string {
  return isAddress(location) || /[/?#]|^www\./i.test(location) ? wholeAddress(location) : location;
}

/** Returns the name of the file at a location. */
export function fileNameAt(location: string): string {
  const path = isAddress(location) ? (URL.parse(location)?.pathname ?? "") : location;
  return path.split("/").at(-1) ?? "";
}

/** Returns why a location is invalid; undefined if it is valid. */
export function problemOfLocation(location: string): string | undefined {
  if (isAddress(location)) {
    const url = URL.parse(location);
    if (!url) return "This isn't a web address";
    if (!["https:", "http:"].includes(url.protocol)) return "Use an https:// address";
    return url.username || url.password ? "An address can't contain a username or password" : undefined;
  }
  const parts = location.split("/");
  if (HOST.test(parts[0] ?? "")) return "Start a web address with https://";
  const isInside = parts.every((part) => part !== "" && part !== "." && part !== "..");
  return isInside && !/[\p{C}\\]/u.test(location)
    ? undefined
    : "Enter an https:// address, or the name of a file in the sync folder";
}

function isJson(text: string | undefined): boolean {
  try {
    return !text || typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** The validation rules of a source, shared by the form and the server. */
export const syncSourceRules = object({
  name: oneLine()
    .required("Name is required")
    .max(MAX_NAME, `Name must be at most ${MAX_NAME} characters`)
    .matches(/^[^\p{C}:]*$/u, "Name can't contain a colon"),
  kind: string().required("Choose a record type"),
  location: oneLine()
    .transform(ofText(wholeLocation))
    .required("Address or file is required")
    .max(2_000, "Address must be at most 2,000 characters")
    .test("location", (value, { createError }) => {
      const problem = value && problemOfLocation(value);
      return problem ? createError({ message: problem }) : true;
    }),
  format: string()
    .transform((value) => value ?? "")
    .oneOf(["", ...FORMATS])
    .default("")
    .test(
      "known",
      "Choose a format: the name doesn't say which it is",
      (value, { parent }) => Boolean(value) || KNOWN_ENDING.test(fileNameAt(String(parent.location ?? ""))),
    ),
  mapping: string()
    .transform((value) => value ?? "")
    .trim()
    .default("")
    .max(20_000, "Mapping must be at most 20,000 characters")
    .test("json", "The mapping isn't valid JSON", isJson),
  skipBad: boolean()
    .transform((value) => value ?? false)
    .default(false),
  schedule: string()
    .transform((value) => value ?? "none")
    .oneOf([...SCHEDULES])
    .default("none"),
});
