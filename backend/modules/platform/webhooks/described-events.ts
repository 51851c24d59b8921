import type { OpenApiPart } from "../../../shared/rest-table/open-api-part.ts";
import { capitalize } from "../../../shared/text/capitalize.ts";
import { CATALOG_EVENTS, EVENTS, eventLabel } from "./events.rules.ts";

const recordsData: OpenApiPart = {
  type: "object",
  required: ["kind", "records"],
  properties: {
    kind: { type: "string", description: "What kind of records they are, such as `solution`." },
    records: {
      type: "array",
      maxItems: 100,
      items: {
        type: "object",
        required: ["id", "nodeId", "slug"],
        properties: {
          id: { type: "string" },
          nodeId: { type: "string" },
          slug: { type: ["string", "null"] },
        },
      },
    },
  },
};

const ownData: OpenApiPart = {
  type: "object",
  required: ["title", "url", "notificationId", "subject"],
  properties: {
    title: { type: "string" },
    url: { type: "string", format: "uri" },
    notificationId: { type: "string" },
    subject: {
      type: ["object", "null"],
      required: ["kind", "id"],
      properties: { kind: { type: "string" }, id: { type: "string" } },
    },
  },
};

/** The messages that webhooks send, by event, in the words of OpenAPI 3.1. */
export const describedEvents: Readonly<Record<string, OpenApiPart>> = Object.fromEntries(
  EVENTS.map((event) => [event, { post: messageOf(event) }]),
);

function messageOf(event: string): OpenApiPart {
  const data = CATALOG_EVENTS.includes(event) ? recordsData : ownData;
  return {
    operationId: `on${event.split(".").map(capitalize).join("")}`,
    summary: eventLabel(event),
    description: "Signed as Standard Webhooks 1.0.0 describes; sent again if it isn't answered with 2XX.",
    tags: ["webhooks"],
    security: [],
    parameters: ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
      name,
      in: "header",
      required: true,
      description: "A header of Standard Webhooks.",
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["type", "timestamp", "data"],
            properties: {
              type: { const: event },
              timestamp: { type: "string", format: "date-time" },
              data,
            },
          },
        },
      },
    },
    responses: {
      "2XX": { description: "The message arrived." },
      "4XX": { description: "The message is sent again later." },
    },
  };
}
