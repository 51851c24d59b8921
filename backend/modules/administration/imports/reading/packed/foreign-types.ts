import { open } from "node:fs/promises";
import { extname } from "node:path";
import { ImportError } from "../../errors.ts";

/** A type of file without readable rows, and what to do instead. */
interface ForeignType {
  readonly name: string;
  readonly extensions: readonly string[];
  readonly instead: string;
  /** The extension with which it is read. */
  readonly readAs?: string;
  /** How its content begins, in hexadecimal digits. */
  readonly begins?: RegExp;
  /** How its text begins. */
  readonly text?: RegExp;
  /** A part that only such a ZIP archive has. */
  readonly part?: RegExp;
}

const COPY_TABLE = "copy its table into a spreadsheet and save that as CSV or XLSX";
const SAVE_SHEET = "open it in a spreadsheet program and save it as XLSX or CSV";
const UNPACK = "unpack it and upload the files in it, or pack them as a ZIP";

const TYPES: readonly ForeignType[] = [
  { name: "a PDF document", extensions: [".pdf"], instead: COPY_TABLE, begins: /^255044462d/ },
  {
    name: "a Word document",
    extensions: [".docx", ".doc", ".odt"],
    instead: COPY_TABLE,
    part: /^word\/|^mimetypeapplication\/vnd\.oasis\.opendocument\.text/,
  },
  {
    name: "a presentation",
    extensions: [".pptx", ".ppt", ".odp", ".key"],
    instead: COPY_TABLE,
    part: /^ppt\/|^mimetypeapplication\/vnd\.oasis\.opendocument\.presentation/,
  },
  {
    name: "a Numbers document",
    extensions: [".numbers"],
    instead: "export it from Numbers as Excel or CSV",
    part: /^Index\/|\.iwa$/,
  },
  {
    name: "an OpenDocument spreadsheet",
    extensions: [],
    readAs: ".ods",
    instead: "name it so that it ends in .ods",
    part: /^mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/,
  },
  {
    name: "a binary Excel workbook",
    extensions: [".xlsb"],
    instead: SAVE_SHEET,
    part: /^xl\/workbook\.bin$/,
  },
  {
    name: "a document of an old Office program",
    extensions: [],
    readAs: ".xls",
    instead: "if it is a workbook, name it .xls; save it without a password, or its table as XLSX or CSV",
    begins: /^d0cf11e0a1b11ae1/,
  },
  { name: "a text document in RTF", extensions: [".rtf"], instead: COPY_TABLE, text: /^\{\\rtf/ },
  {
    name: "a web page",
    extensions: [".html", ".htm", ".mhtml"],
    instead: "download the data it links to, or copy its table into a spreadsheet and save that as CSV",
    text: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|table)\b/i,
  },
  {
    name: "a picture",
    extensions: [".png", ".jpg", ".jpeg", ".gif", ".webp", ".tif", ".tiff", ".heic", ".bmp", ".svg"],
    instead:
      "type its values into a spreadsheet, or let a text recognition program read it, and save that as CSV",
    begins:
      /^(?:89504e470d0a|ffd8ff|47494638|52494646.{8}57454250|49492a00|4d4d002a|.{8}66747970(?:68656963|61766966)|424d.{8}00000000)/,
  },
  {
    name: "a Parquet file",
    extensions: [".parquet"],
    instead: "convert it to CSV or JSON Lines, for example with DuckDB: COPY 'file.parquet' TO 'file.csv'",
    begins: /^50415231/,
  },
  {
    name: "a SQLite database",
    extensions: [".sqlite", ".sqlite3", ".db"],
    instead: 'export the table as CSV: sqlite3 -header -csv file.db "select * from …"',
    begins: /^53514c69746520666f726d6174203300/,
  },
  {
    name: "an Access database",
    extensions: [".mdb", ".accdb"],
    instead: "export the table from Access as XLSX or CSV",
    begins: /^000100005374616e64617264/,
  },
  {
    name: "a program",
    extensions: [".exe", ".dll", ".bin"],
    instead: "choose the file with the data",
    begins: /^(?:4d5a(?:..)*50450000|7f454c46|cafebabe|cffaedfe)/,
  },
  {
    name: "an archive",
    extensions: [".7z", ".rar", ".tar", ".tgz", ".bz2", ".xz", ".zst"],
    instead: UNPACK,
    begins: /^(?:377abcaf271c|526172211a|425a68..314159|fd377a585a00|28b52ffd|.{514}7573746172)/,
  },
];

/** The files that are read in another format than their name says, by how their content begins. */
const READABLE: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^1f8b/, "a gzip archive", [".gz"]],
  [/^504b0304/, "an XLSX workbook or a ZIP archive", [".xlsx", ".zip", ".ods"]],
];

/** The number of bytes in which a type is recognized; ZIP archives of Office begin with their own parts. */
const INSPECTED = 8_192;

const told = (file: string, { name, instead, readAs }: ForeignType) =>
  new ImportError(
    `${file} is ${name}, which can't be read ${readAs ? "under this name" : "here"}: ${instead}.`,
  );

/** Returns the error for a file's extension that belongs to a type without readable rows. */
export function foreignExtension(file: string): ImportError | undefined {
  const extension = extname(file).toLowerCase();
  const type = TYPES.find(({ extensions }) => extensions.includes(extension));
  return type && told(file, type);
}

/**
 * Checks that a file's content isn't of another type than its extension says.
 * @throws ImportError that says what it is, and what would be read.
 */
export async function assertNotForeign(file: string): Promise<void> {
  const start = await startOf(file);
  const digits = Buffer.from(start, "latin1").toString("hex");
  const extension = extname(file).toLowerCase();
  const type = TYPES.find(
    ({ begins, text, part, readAs }) =>
      readAs !== extension &&
      (begins?.test(digits) || text?.test(start) || (part && partsIn(start).some((name) => part.test(name)))),
  );
  if (type) throw told(file, type);
  const other = READABLE.find(
    ([begins, , extensions]) => begins.test(digits) && !extensions.includes(extension),
  );
  if (!other) return;
  const [, name, extensions] = other;
  throw new ImportError(`${file} is ${name}: name it so that it ends in ${extensions.join(" or ")}.`);
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  // A file that can't be opened is reported where it is read.
  if (!handle) return "";
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(INSPECTED), 0, INSPECTED, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Returns the names of a ZIP archive's first parts; that of a `mimetype` with its content. */
function partsIn(start: string): string[] {
  if (!start.startsWith("PK\x03\x04")) return [];
  return start.split("PK\x03\x04").flatMap((part) => {
    if (part.length < 26) return [];
    const header = Buffer.from(part, "latin1");
    const end = 26 + header.readUInt16LE(22);
    const name = part.slice(26, end);
    return [name === "mimetype" ? name + part.slice(end, end + 100) : name];
  });
}
