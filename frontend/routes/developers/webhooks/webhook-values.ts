import { CATALOG_EVENTS } from "../../../../backend/modules/platform/webhooks/events.rules.ts";
import { chosenOf } from "../../../features/forms/choices-field.tsx";
import type { WebhookInput } from "../../../graphql/schema.generated.ts";
import type { Webhook_EndpointFragment } from "./webhooks.generated.ts";

/** The form's values. */
export type WebhookValues = Record<"url" | "catalog" | "own" | "version", string>;

const isOfCatalog = (event: string) => CATALOG_EVENTS.includes(event);

/** The form's initial values. */
export const valuesOf = (webhook?: Webhook_EndpointFragment): WebhookValues => ({
  url: webhook?.url ?? "",
  catalog: (webhook?.events ?? []).filter(isOfCatalog).join(","),
  own: (webhook?.events ?? []).filter((event) => !isOfCatalog(event)).join(","),
  version: String(webhook?.version ?? ""),
});

/** Converts the form's values to the mutation's input. */
export const inputOf = ({ url, catalog, own }: WebhookValues): WebhookInput => ({
  url,
  events: [...chosenOf(catalog), ...chosenOf(own)],
});

/** Returns the short form of a URL: its host. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;
