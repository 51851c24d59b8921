import { createReadStream } from "node:fs";
import { analyse } from "chardet";

/** The number of bytes from which a single-byte or East Asian encoding is guessed. */
const SAMPLE = 65_536;
/** The minimum confidence of a guess, in percent; below it, Windows-1252 is likelier. */
const MIN_CONFIDENCE = 30;
/** Tried if no guess is good enough; it is the most common encoding of spreadsheets in the West. */
const FALLBACK = "windows-1252";

/** The encoding of a file. */
export interface Encoding {
  /** A label of the Encoding Standard, or `utf-32le` or `utf-32be`. */
  readonly name: string;
  /** Whether it was inferred from the bytes, without a mark at the start. */
  readonly isGuess: boolean;
}

const MARKS: readonly (readonly [number[], string])[] = [
  [[0xff, 0xfe, 0, 0], "utf-32le"],
  [[0, 0, 0xfe, 0xff], "utf-32be"],
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Whether texts can be decoded from an encoding. */
export function isEncoding(name: string | undefined): boolean {
  if (name === undefined || /^utf-32(le|be)$/.test(name)) return true;
  try {
    return new TextDecoder(name) instanceof TextDecoder;
  } catch {
    return false;
  }
}

/**
 * Detects the encoding of a text file by its mark, its zero bytes or, if it isn't UTF-8, by the bytes where it
 * stops being that.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (isFirst) {
      const marked = MARKS.find(([mark]) => mark.every((byte, index) => chunk[index] === byte));
      if (marked) return { name: marked[1], isGuess: false };
      const wide = wideEncoding(chunk);
      if (wide) return { name: wide, isGuess: true };
    }
    isFirst = false;
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      return { name: guessFrom(chunk.subarray(0, SAMPLE)), isGuess: true };
    }
  }
  return { name: "utf-8", isGuess: false };
}

/** Detects UTF-16 and UTF-32 by the zero bytes of the first character, which is ASCII in a table or document. */
function wideEncoding(start: Buffer): string | undefined {
  const zeros = [...start.subarray(0, 4)].map((byte) => (byte === 0 ? "0" : "x")).join("");
  if (zeros === "x000") return "utf-32le";
  if (zeros === "000x") return "utf-32be";
  if (/^x0(x0)?$/.test(zeros)) return "utf-16le";
  return /^0x(0x)?$/.test(zeros) ? "utf-16be" : undefined;
}

function guessFrom(sample: Buffer): string {
  if (isMostlyUtf8(sample)) return "utf-8";
  const found = analyse(sample).find(
    ({ name, confidence }) => confidence >= MIN_CONFIDENCE && isFit(name, sample),
  );
  const name = found?.name.toLowerCase() ?? FALLBACK;
  // The standard reads Latin-1 as its superset.
  return name === "iso-8859-1" ? FALLBACK : name;
}

function isFit(name: string, sample: Buffer): boolean {
  if (/^utf/i.test(name) || !isEncoding(name)) return false;
  try {
    new TextDecoder(name, { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Whether a few bytes of a UTF-8 text are broken: guessing would garble all its other characters. */
function isMostlyUtf8(sample: Buffer): boolean {
  const text = new TextDecoder("utf-8").decode(sample, { stream: true });
  const broken = text.split("\ufffd").length - 1;
  const valid = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return valid > broken;
}

/** Decodes the chunks of a text, without its mark. */
export interface Decoder {
  /** @throws TypeError for bytes that are no text in the encoding. */
  decode(chunk?: Buffer): string;
}

/** Creates the decoder of an encoding. */
export function decoderOf(name: string): Decoder {
  if (name === "utf-32le" || name === "utf-32be") return new Utf32Decoder(name === "utf-32le");
  const decoder = new TextDecoder(name, { fatal: true });
  return { decode: (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()) };
}

/** UTF-32, which the platform's decoder lacks. */
class Utf32Decoder implements Decoder {
  readonly #isLittle: boolean;
  #rest: Buffer = Buffer.alloc(0);

  constructor(isLittle: boolean) {
    this.#isLittle = isLittle;
  }

  decode(chunk?: Buffer): string {
    if (!chunk) {
      if (this.#rest.length > 0) throw new TypeError("The text ends within a character.");
      return "";
    }
    const bytes = Buffer.concat([this.#rest, chunk]);
    const end = bytes.length - (bytes.length % 4);
    this.#rest = bytes.subarray(end);
    let text = "";
    for (let at = 0; at < end; at += 4) {
      const code = this.#isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
      if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw new TypeError("No such character.");
      if (code !== 0xfeff) text += String.fromCodePoint(code);
    }
    return text;
  }
}
