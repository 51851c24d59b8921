/** A parameter in the address of a call. */
interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** The values that it takes; absent when data decides. */
  readonly values?: readonly string[];
  readonly repeatable?: boolean;
}

/** A field of a call's body. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description?: string;
  /** The values that it takes. */
  readonly values?: readonly string[];
}

/** A call of the REST API. */
export interface ApiCall {
  readonly id: string;
  /** The part of the API that it belongs to. */
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may call: anybody, whoever is signed in, or also an access token. */
  readonly caller: "anybody" | "session" | "token";
  /** The roles that may, if it isn't for everybody who is signed in. */
  readonly roles: readonly string[];
  /** What an access token that makes it must be allowed. */
  readonly scopes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly fields: readonly Field[];
  /** A body, as JSON. */
  readonly example?: string;
  /** The shape of the answer. */
  readonly answer: string;
}
