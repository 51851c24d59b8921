import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { marked } from "marked";
import { parse } from "yaml";
import { ImportError } from "../../errors.ts";
import { recordIn } from "../record-in.ts";
import { openWorkbook } from "../sheet/workbook.ts";
import type { Reading, SourceRecord } from "../source-record.ts";

/** Names all Markdown files of an archive as one list. */
export const MARKDOWN_FILES = "*.md";

/** The maximum length of one document, in characters; a post may have a tenth of it. */
const MAX_LENGTH = 1_000_000;
const FRONT_MATTER = /^\s*---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/;
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** Whether a file is a Markdown document. */
export const isMarkdown = (name: string) => /\.(md|markdown)$/i.test(name);

/** Reads a Markdown document as one record: its front matter, its title, and its text in HTML as `content`. */
export async function* readMarkdown({ file, onBytes }: Reading): AsyncGenerator<SourceRecord> {
  const content = await readFile(file);
  onBytes(content.length);
  yield recordOf(1, basename(file), content.toString("utf8"));
}

/** Reads the Markdown documents of an archive, each as a record with its `file`. */
export async function* readMarkdownFiles({ file, path, onBytes }: Reading): AsyncGenerator<SourceRecord> {
  if (path !== MARKDOWN_FILES) throw new ImportError(`${file} is an archive in an archive; unpack it first.`);
  const archive = await openWorkbook(file);
  try {
    let bytes = 0;
    let place = 0;
    for (const name of archive.names.filter(
      (each) => isMarkdown(each) && !/(^|\/)(__MACOSX\/|\.)/.test(each),
    )) {
      const stream = await archive.open(name);
      const content = stream ? await textOf(stream) : "";
      bytes += content.length;
      onBytes(bytes);
      place += 1;
      yield recordOf(place, name, content);
    }
  } finally {
    archive.close();
  }
}

function recordOf(place: number, name: string, given: string): SourceRecord {
  const text = given.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const [, dated, plain] = DATED_NAME.exec(withoutExtension(name)) ?? [];
  const values = { file: name, slug: plain ?? withoutExtension(name), ...(dated && { date: dated }) };
  const problem = (message: string) => ({ place, values, problem: `${name} ${message}` });
  if (text.length > MAX_LENGTH)
    return problem(`has more than ${MAX_LENGTH.toLocaleString("en-US")} characters`);
  if (/^\s*\+\+\+\s*\n/.test(text))
    return problem("has front matter in TOML; write it in YAML, between lines of three hyphens");
  const [whole = "", front = ""] = FRONT_MATTER.exec(text) ?? [];
  try {
    const fields: unknown = front.trim() === "" ? {} : parse(front, { maxAliasCount: 20, logLevel: "error" });
    if (typeof fields !== "object" || fields === null || Array.isArray(fields))
      return problem("has front matter that isn't a list of fields such as title: A post");
    return { place, ...recordIn({ ...values, ...titled(text.slice(whole.length)), ...fields }) };
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : "").split("\n");
    return problem(`has front matter that can't be read: ${reason.replace(/:$/, "")}`);
  }
}

/** Takes a heading at the beginning as the title. */
function titled(text: string): { title?: string; content: string } {
  const [whole, title] = /^\s*#[^\S\n]+(.+?)[^\S\n]*#*[^\S\n]*(?:\n|$)/.exec(text) ?? [];
  const content = marked.parse(text.slice(whole?.length ?? 0), { async: false, gfm: true });
  return { ...(title && { title }), content };
}

const withoutExtension = (name: string) => basename(name).replace(/\.\w+$/, "");
