import { InvalidInputError } from "../../../../shared/errors.ts";
import { bodyOf, textsOf } from "../../../../shared/rest-table/body.ts";
import { type RestRequest, type RestRoute, route } from "../../../../shared/rest-table/route.ts";

interface Added {
  id: string;
  category: { name: string };
  vendor: { name: string };
}

/**
 * Reads a list, or a JSON string of one.
 * @throws InvalidInputError at the field.
 */
function listIn(request: RestRequest, field: string): string[] | undefined {
  const given = bodyOf(request)[field];
  if (given === undefined || given === null || given === "") return undefined;
  const list = typeof given === "string" ? parsed(given) : given;
  if (Array.isArray(list) && list.every((one) => typeof one === "string")) return list;
  const message = 'Send a list of strings, such as ["Live data"].';
  throw new InvalidInputError(message, { [field]: message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a number, or a string of one.
 * @throws InvalidInputError
 */
function ratingIn(request: RestRequest): number | undefined {
  const given = bodyOf(request).rating;
  if (given === undefined || given === null || given === "") return undefined;
  // Other types aren't converted: an object may define its own `toString`.
  const rating = typeof given === "string" || typeof given === "number" ? Number(given) : Number.NaN;
  if (Number.isFinite(rating)) return rating;
  const message = "Send a number.";
  throw new InvalidInputError(message, { rating: message });
}

/**
 * Rejects a review count, since reviews can only be written.
 * @throws InvalidInputError for any number but 0.
 */
function assertNoReviews(request: RestRequest): void {
  const given = bodyOf(request).reviewCount;
  const message = "A new solution has no reviews yet: send 0, or leave it out.";
  if (given !== undefined && given !== null && given !== 0 && given !== "0")
    throw new InvalidInputError(message, { reviewCount: message });
}

const TEXTS = {
  type: "string",
  list: "array or text",
  description: "A list, or the JSON text of one.",
} as const;

/** The REST endpoint that adds a solution. */
export const addSolutionRoutes: RestRoute[] = [
  route<{ addSolution: Added }>({
    method: "POST",
    path: "/api/admin/solutions",
    summary: "Add a solution",
    operation: `mutation RestAddSolution($input: AddSolutionInput!) {
      addSolution(input: $input) {
        id slug title description category { name } vendor { name } pricing features tags integrations rating reviewCount
      }
    }`,
    body: {
      title: "string",
      description: "string",
      category: "string",
      vendor: "string",
      pricing: "string",
      features: TEXTS,
      tags: TEXTS,
      integrations: TEXTS,
      rating: { type: "number", description: "0 to 5, in steps of 0.1." },
      reviewCount: { type: "integer", description: "0: a new solution has no reviews yet." },
    },
    variables: (request) => {
      assertNoReviews(request);
      const { title, description, category, vendor, pricing } = textsOf(request, [
        "title",
        "description",
        "category",
        "vendor",
        "pricing",
      ]);
      return {
        input: {
          title: title ?? "",
          description: description ?? "",
          category: category ?? "",
          vendor: vendor ?? "",
          pricing,
          features: listIn(request, "features"),
          tags: listIn(request, "tags"),
          integrations: listIn(request, "integrations"),
          rating: ratingIn(request),
        },
      };
    },
    response: ({ addSolution: { id, category, vendor, ...solution } }) => ({
      ...solution,
      id: Number(id),
      category: category.name,
      vendor: vendor.name,
    }),
  }),
];
