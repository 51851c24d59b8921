import { ROLES } from "../../../../shared/actor.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { bodyOf, textsOf } from "../../../../shared/rest-table/body.ts";
import { type RestRequest, type RestRoute, route } from "../../../../shared/rest-table/route.ts";

const TEXTS = ["title", "message", "type", "organization", "joinedSince", "key"] as const;

const LEVELS = ["info", "success", "warning", "error"];

/**
 * Returns a list of texts or numbers.
 * @throws InvalidInputError for the field.
 */
function listIn(request: RestRequest, field: string): string[] | undefined {
  const value = bodyOf(request)[field];
  if (value === undefined || value === null) return undefined;
  const message = "Send a list of strings or numbers.";
  if (!Array.isArray(value) || value.some((one) => typeof one !== "string" && typeof one !== "number"))
    throw new InvalidInputError(message, { [field]: message });
  return value.map(String);
}

/** @throws InvalidInputError if the type is missing or unknown. */
function levelOf(type: string | null | undefined): string {
  const level = type?.toLowerCase() ?? "";
  const message = level
    ? "Use info, success, warning or error."
    : "Choose a type: info, success, warning or error.";
  if (!LEVELS.includes(level)) throw new InvalidInputError(message, { type: message });
  return level.toUpperCase();
}

/** The REST endpoint of alerts. */
export const alertRoutes: RestRoute[] = [
  route<{ sendAlert: number }>({
    method: "POST",
    path: "/api/admin/bulk-notifications",
    summary:
      "Send an alert to people, chosen by id, username, role, organization or sign-up day: at least one",
    operation: "mutation RestSendAlert($input: AlertInput!) { sendAlert(input: $input) }",
    body: {
      userIds: { type: "integer", list: "array" },
      usernames: { type: "string", list: "array" },
      roles: { type: "string", list: "array", values: ROLES },
      organization: "string",
      joinedSince: {
        type: "string",
        description:
          "Only people who signed up on this day or later, such as `2027-03-04`, in the hub's time zone.",
      },
      title: "string",
      message: "string",
      type: { type: "string", values: LEVELS, description: "Required." },
      key: {
        type: "string",
        description: "A UUID of your own; if you send the alert with it again, no one gets it twice.",
      },
    },
    bodyNames: { text: "message", level: "type" },
    variables: (request) => {
      const { message, title, type, ...others } = textsOf(request, TEXTS);
      const roles = listIn(request, "roles")?.map((role) => role.toUpperCase());
      return {
        input: {
          ...others,
          title: title ?? "",
          text: message ?? "",
          level: levelOf(type),
          roles,
          userIds: listIn(request, "userIds"),
          usernames: listIn(request, "usernames"),
        },
      };
    },
    response: ({ sendAlert }) => ({ message: "Alerts sent", recipients: sendAlert }),
  }),
];
