import { mkdirSync, writeFileSync } from "node:fs";
import { seeded } from "../backend/modules/discovery/evaluation/random.ts";

/**
 * Writes the model that tests of the encoder load: a table of vectors by word, in which words of one row are near each
 * other, as ONNX with its tokenizer. It is a real model that the real runtime loads, of a few kilobytes.
 */
const FOLDER = "backend/modules/discovery/encoder/testing/tiny-model";
const SIZE = 16;
const SUBJECTS = [
  ["injury", "injuries", "injured", "hurt", "lame"],
  ["ticket", "tickets", "seat", "seats", "season"],
  ["video", "film", "clips", "camera"],
  ["gps", "vest", "distance", "speed"],
];
const SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"];

const words = [...SPECIAL, ...SUBJECTS.flat()];
const next = seeded(7);
const vectorNear = (subject: number): number[] =>
  Array.from({ length: SIZE }, (_, at) => (at === subject ? 1 : 0) + (next() - 0.5) / 5);
const vectors = words.map((word) => vectorNear(SUBJECTS.findIndex((row) => row.includes(word))));

/** A field of a protocol buffer: a number, or bytes with their length. */
function field(number: number, value: number | string | Uint8Array): Buffer {
  if (typeof value === "number") return Buffer.concat([varint(number << 3), varint(value)]);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}

const FLOAT = 1;
const INT64 = 7;
const shaped = (dimensions: readonly (number | string)[]) =>
  Buffer.concat(dimensions.map((one) => field(1, typeof one === "number" ? field(1, one) : field(2, one))));
const valueInfo = (name: string, type: number, dimensions: readonly (number | string)[]) =>
  Buffer.concat([
    field(1, name),
    field(2, field(1, Buffer.concat([field(1, type), field(2, shaped(dimensions))]))),
  ]);
const table = Buffer.concat([
  ...[words.length, SIZE].map((length) => field(1, length)),
  field(2, FLOAT),
  field(8, "table"),
  field(9, Buffer.from(Float32Array.from(vectors.flat()).buffer)),
]);
const gather = Buffer.concat([
  ...["table", "input_ids"].map((name) => field(1, name)),
  field(2, "last_hidden_state"),
  field(4, "Gather"),
]);
const graph = Buffer.concat([
  field(1, gather),
  field(2, "tiny"),
  field(5, table),
  field(11, valueInfo("input_ids", INT64, ["texts", "tokens"])),
  field(12, valueInfo("last_hidden_state", FLOAT, ["texts", "tokens", SIZE])),
]);
const model = Buffer.concat([
  field(1, 8),
  field(7, graph),
  field(8, Buffer.concat([field(1, ""), field(2, 13)])),
]);

const tokenizer = {
  version: "1.0",
  truncation: null,
  padding: null,
  added_tokens: SPECIAL.map((content, id) => ({
    id,
    content,
    special: true,
    normalized: false,
    single_word: false,
    lstrip: false,
    rstrip: false,
  })),
  normalizer: {
    type: "BertNormalizer",
    lowercase: true,
    clean_text: true,
    handle_chinese_chars: true,
    strip_accents: null,
  },
  pre_tokenizer: { type: "BertPreTokenizer" },
  post_processor: {
    type: "BertProcessing",
    sep: ["[SEP]", SPECIAL.indexOf("[SEP]")],
    cls: ["[CLS]", SPECIAL.indexOf("[CLS]")],
  },
  decoder: null,
  model: {
    type: "WordPiece",
    unk_token: "[UNK]",
    continuing_subword_prefix: "##",
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(words.map((word, id) => [word, id])),
  },
};

mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/model.onnx`, model);
writeFileSync(`${FOLDER}/tokenizer.json`, `${JSON.stringify(tokenizer, null, 1)}\n`);
