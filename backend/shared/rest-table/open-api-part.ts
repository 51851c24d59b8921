/** A part of an OpenAPI description, such as a JSON Schema. */
export interface OpenApiPart {
  readonly [keyword: string]: unknown;
}
