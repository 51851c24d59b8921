import subjects from "./subjects.json" with { type: "json" };

/** A model that turns sentences into vectors, and what ranking has to know of it. */
export interface EncoderModel {
  /** Its vectors are kept by this: another model, or another way to shorten its vectors, has another name. */
  readonly name: string;
  /** How many bytes a sentence becomes. */
  readonly size: number;
  /** The cosine that it gives texts that have nothing to do with each other. */
  readonly unrelated: number;
  /** Its vectors of what the field is about, and then of what other industries are about (`subjects.ts`). */
  readonly subjects: Int8Array;
  /** Where its files are; undefined for the one that comes with the product. */
  readonly folder?: string | undefined;
}

/** The model that comes with the product. */
export const BUILT_IN: EncoderModel = {
  name: "universal-sentence-encoder-lite-1/128",
  size: 128,
  unrelated: 0.3,
  subjects: new Int8Array(Buffer.from(subjects.vectors, "base64")),
};

let inUse = BUILT_IN;

/** The model of this process: it is chosen at the start and stays, as vectors of two can't be compared. */
export const modelInUse = (): EncoderModel => inUse;

/** Chooses the model of this process, before anything is encoded or read. */
export function chooseModel(model: EncoderModel): void {
  inUse = model;
}

/** How much nearer to each other two texts are than texts of different subjects, by their cosine: 1 where they say the same. */
export function likeness(cosine: number): number {
  return (cosine - inUse.unrelated) / (1 - inUse.unrelated);
}
