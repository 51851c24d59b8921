/** It was stopped while it had something to do, as when the server stops. */
export class EncoderStopped extends Error {}

/** Turns sentences into unit vectors of bytes, near each other where they mean alike. */
export interface SentenceEncoder {
  /**
   * @param isUrgent comes before what isn't: somebody waits for it.
   * @throws EncoderStopped, or another error if it can't be started or has ended by itself.
   */
  encode(texts: readonly string[], isUrgent?: boolean): Promise<Int8Array[]>;
  /** Frees what it holds; encodes again when it is next asked. */
  stop(): void;
}
