import type { Request } from "express";
import { InvalidInputError } from "../shared/errors.ts";
import type { RestRequest, RestRoute } from "../shared/rest-table/route.ts";
import { assertCleanText } from "../shared/text/clean-text.ts";

/**
 * Returns a function that reads the values of the route's parameters.
 * @throws InvalidInputError (the function) at a parameter that is unknown, or that is repeated but takes a
 * single value.
 */
export function parameterReader(
  route: RestRoute,
): (request: Request) => Pick<RestRequest, "lists" | "query"> {
  const known = Object.keys(route.query);
  const allowed =
    known.length > 0 ? `Use one of: ${known.join(", ")}.` : "This call takes no query parameters.";
  return (request) => {
    const given = request.query;
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(route.query, name));
    if (unknown !== undefined) refuse(unknown, `Unknown parameter. ${allowed}`);
    const lists: Record<string, string[]> = {};
    const query: Record<string, string> = {};
    for (const [name, { repeatable }] of Object.entries(route.query)) {
      // A parameter without a value counts as missing.
      const values = [given[name]]
        .flat()
        .filter((value) => typeof value === "string")
        .filter(Boolean);
      if (!repeatable && values.length > 1) refuse(name, "Send it only once.");
      const [value] = values;
      // Checked even if the value has no effect.
      for (const value of values) assertCleanText(value, name);
      lists[name] = values;
      if (value !== undefined) query[name] = value;
    }
    return { lists, query };
  };
}

/** Uses `fromEntries`, because a parameter may be named like an inherited property of objects. */
function refuse(name: string, message: string): never {
  throw new InvalidInputError(message, Object.fromEntries([[name.slice(0, 100), message]]));
}
