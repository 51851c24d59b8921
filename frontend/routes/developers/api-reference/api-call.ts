/** A query parameter of a call. */
interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** The allowed values; undefined if they depend on data. */
  readonly values?: readonly string[];
  readonly repeatable?: boolean;
}

/** A field of a call's body. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description?: string;
  /** The allowed values. */
  readonly values?: readonly string[];
}

/** A call of the REST API. */
export interface ApiCall {
  readonly id: string;
  /** The part of the API that the call belongs to. */
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may call: anyone, signed-in users, or also access tokens. */
  readonly caller: "anybody" | "session" | "token";
  /** The roles that may call; empty if every signed-in user may. */
  readonly roles: readonly string[];
  /** The scopes that an access token needs for the call. */
  readonly scopes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly fields: readonly Field[];
  /** An example of the body, as JSON. */
  readonly example?: string;
  /** The shape of the response. */
  readonly answer: string;
}
