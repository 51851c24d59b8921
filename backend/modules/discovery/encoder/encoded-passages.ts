/** The encoded passages of a document, in their order. */
export interface EncodedPassages {
  /** A number for the text of each, by which it is found again in a document that has changed a little. */
  readonly marks: Int32Array;
  readonly vectors: Int8Array;
}
