/** The encoded passages of a document, in order. */
export interface EncodedPassages {
  /** A number derived from each passage's text, which identifies it in a slightly changed document. */
  readonly marks: Int32Array;
  readonly vectors: Int8Array;
}
