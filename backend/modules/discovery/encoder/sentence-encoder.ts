/** Thrown if the encoder was stopped while it had work, as on a server shutdown. */
export class EncoderStopped extends Error {}

/** Encodes sentences as unit vectors in bytes, which are close to each other for similar meanings. */
export interface SentenceEncoder {
  /**
   * @param isUrgent whether a user is waiting, so it precedes other work.
   * @throws EncoderStopped, or another error if it can't be started or has crashed.
   */
  encode(texts: readonly string[], isUrgent?: boolean): Promise<Int8Array[]>;
  /** Frees its resources; the next call starts it again. */
  stop(): void;
}
