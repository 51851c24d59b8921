import { isBusy, isRefusal } from "../../graphql/refusals.ts";
import { DeviceError } from "../failures/device-error.ts";

/** The server's errors from a failed mutation. */
export type ServerErrors = {
  message: string;
  /** Messages by input field. */
  fields: Record<string, string>;
};

/**
 * Extracts them from a thrown error; one that did not come from the server gets a message that explains what
 * to do.
 */
export function serverErrors(error: unknown): ServerErrors {
  if (isBusy(error)) return { message: "The server is busy. Try again in a moment.", fields: {} };
  if (error instanceof DeviceError) return { message: error.message, fields: {} };
  if (!isRefusal(error)) {
    return {
      message: "We couldn't reach the server. Check your connection and try again.",
      fields: {},
    };
  }
  const [first] = error.errors;
  const fields = error.errors.map(({ extensions }) => (extensions?.fields ?? {}) as Record<string, string>);
  return { message: first?.message ?? error.message, fields: Object.assign({}, ...fields) };
}
