import { CombinedGraphQLErrors } from "@apollo/client";

/** What the server says of a mutation that failed. */
export type ServerErrors = {
  message: string;
  /** Messages by the input's field. */
  fields: Record<string, string>;
};

/** Reads a thrown error; one that is not the server's own word says what to do. */
export function serverErrors(error: unknown): ServerErrors {
  if (!CombinedGraphQLErrors.is(error)) {
    return {
      message: "The server could not be reached. Check the connection, then try again.",
      fields: {},
    };
  }
  const [first] = error.errors;
  const fields = error.errors.map(({ extensions }) => (extensions?.fields ?? {}) as Record<string, string>);
  return { message: first?.message ?? error.message, fields: Object.assign({}, ...fields) };
}
