import { array, object, string } from "yup";
import { ofText, oneLine } from "../../../shared/text/text.rules.ts";
import { wholeAddress } from "../../../shared/text/web-address.rules.ts";

/** The kinds of public records of which clients can synchronize copies, with their labels. */
const KINDS = {
  solution: "Solution",
  vendor: "Vendor",
  opportunity: "Opportunity",
  collaboration: "Collaboration",
  paper: "Research paper",
  topic: "Research topic",
  partner: "University partner",
  trend: "Market trend",
  post: "Blog post",
} as const;
const HAPPENED = ["published", "changed", "withdrawn"] as const;

/** Events of public records, as `kind.happened`. */
export const CATALOG_EVENTS: readonly string[] = Object.keys(KINDS).flatMap((kind) =>
  HAPPENED.map((happened) => `${kind}.${happened}`),
);

/** Events of the endpoint's owner, with the type of notification that causes each. */
export const OWN_EVENTS = {
  "application.status": "application_status",
  "application.received": "application_received",
  message: "message",
  review: "review",
  claim: "claim",
  posting: "posting",
  "search.match": "search_match",
} as const;

const OWN_LABELS: Readonly<Record<keyof typeof OWN_EVENTS, string>> = {
  "application.status": "News about your applications",
  "application.received": "Application received",
  message: "New message",
  review: "Review or reply to a review",
  claim: "News about a vendor claim",
  posting: "Decision about your posting",
  "search.match": "New match of a saved search or brief",
};

/** All events that an endpoint can subscribe to. */
export const EVENTS: readonly string[] = [...CATALOG_EVENTS, ...Object.keys(OWN_EVENTS)];
/** The event of a test message. */
export const TEST_EVENT = "test";

/** Returns an event's label. */
export function eventLabel(event: string): string {
  if (event in OWN_LABELS) return OWN_LABELS[event as keyof typeof OWN_LABELS];
  const [kind = "", happened = ""] = event.split(".");
  return kind in KINDS ? `${KINDS[kind as keyof typeof KINDS]} ${happened}` : "Test";
}

/** The validation rules of an endpoint, shared by the form and the server. */
export const webhookRules = object({
  url: oneLine()
    .transform(ofText(wholeAddress))
    .required("Address is required")
    .max(2_000, "Address must be at most 2,000 characters")
    .test("url", "This isn't a web address", (value) => !value || URL.parse(value) !== null)
    // Limits the stored form, in which characters are percent-encoded.
    .test(
      "length",
      "Address must be at most 2,000 characters",
      (value) => (URL.parse(value ?? "")?.href.length ?? 0) <= 2_000,
    )
    .test("scheme", "Use an https:// address", (value) => {
      const url = value ? URL.parse(value) : null;
      return !url || ["https:", "http:"].includes(url.protocol);
    }),
  events: array(
    string()
      .oneOf(EVENTS, `Each event must be one of ${EVENTS.join(", ")}`)
      .defined(),
  )
    .required()
    .min(1, "Choose one or more events"),
});

/** The rules of the form, which stores the events of each of its two lists as one text. */
export const webhookFormRules = object({
  url: webhookRules.fields.url,
  catalog: string().default(""),
  own: string()
    .default("")
    .test("some", "Choose one or more events", (value, { parent }) => Boolean(value || parent.catalog)),
});
