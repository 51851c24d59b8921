import subjects from "./subjects.json" with { type: "json" };

/** A model that encodes sentences as vectors, with the data that ranking needs. */
export interface EncoderModel {
  /** The name that its vectors are stored under; another model or way to shorten vectors has another name. */
  readonly name: string;
  /** The size of a sentence's vector, in bytes. */
  readonly size: number;
  /** The cosine of unrelated texts. */
  readonly unrelated: number;
  /** Its vectors of the field's subjects, followed by those of other industries (`subjects.ts`). */
  readonly subjects: Int8Array;
  /** The folder of its files; undefined for the built-in model. */
  readonly folder?: string | undefined;
}

/** The model that ships with the product. */
export const BUILT_IN: EncoderModel = {
  name: "universal-sentence-encoder-lite-1/128",
  size: 128,
  unrelated: 0.3,
  subjects: new Int8Array(Buffer.from(subjects.vectors, "base64")),
};

let inUse = BUILT_IN;

/**
 * Returns this process's model, which is fixed at startup because vectors of two models aren't comparable.
 */
export const modelInUse = (): EncoderModel => inUse;

/** Sets this process's model; must be called before anything is encoded or read. */
export function chooseModel(model: EncoderModel): void {
  inUse = model;
}

/** Scales a cosine so that unrelated texts have 0 and identical ones 1. */
export function likeness(cosine: number): number {
  return (cosine - inUse.unrelated) / (1 - inUse.unrelated);
}
