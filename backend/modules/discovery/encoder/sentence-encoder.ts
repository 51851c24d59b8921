/** The encoder whose vectors these are; a change of model or projection is another name. */
export const MODEL = "universal-sentence-encoder-lite-1/128";

/** How many bytes a sentence becomes. */
export const VECTOR_SIZE = 128;

/** It was stopped while it had something to do, as when the server stops. */
export class EncoderStopped extends Error {}

/** Turns sentences into unit vectors of VECTOR_SIZE bytes, near each other where they mean alike. */
export interface SentenceEncoder {
  /**
   * @param isUrgent comes before what isn't: somebody waits for it.
   * @throws EncoderStopped, or another error if it can't be started or has ended by itself.
   */
  encode(texts: readonly string[], isUrgent?: boolean): Promise<Int8Array[]>;
  /** Frees what it holds; encodes again when it is next asked. */
  stop(): void;
}
