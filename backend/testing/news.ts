import { randomUUID } from "node:crypto";
import type { SignedInClient } from "./accounts.ts";
import type { TestClient } from "./servers/test-app.ts";

/** An event of the subscription. */
export interface NewsEvent {
  readonly data?: {
    readonly notificationNews: {
      readonly turn: number;
      readonly unreadCount: number;
      readonly notifications: readonly { readonly id: string; readonly title: string }[];
    };
  };
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Somebody's connection for news. */
export interface NewsConnection {
  readonly response: Response;
  /** The next event; undefined once it has ended. */
  next(): Promise<NewsEvent | undefined>;
  /** Breaks it. */
  cut(): void;
}

const QUERY = `subscription ($after: Int) { notificationNews(after: $after) {
  turn unreadCount notifications { id title isRead } } }`;

/** Follows a client's news from a turn on. */
export async function followNews(client: TestClient, after?: number, query = QUERY): Promise<NewsConnection> {
  const controller = new AbortController();
  const response = await client.fetch("/graphql/stream", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ query, ...(after !== undefined && { variables: { after } }) }),
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<NewsEvent | undefined> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (event.startsWith("event: next"))
          return JSON.parse(event.slice(event.indexOf("data: ") + 6)) as NewsEvent;
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      text += chunk.value;
    }
  };
  return { response, next, cut: () => controller.abort() };
}

/** Sends an alert to these people, as an administrator. */
export async function alertTo(
  admin: TestClient,
  people: readonly Pick<SignedInClient, "userId">[],
  title = `Alert ${randomUUID()}`,
): Promise<string> {
  const { data, errors } = await admin.execute<{ sendAlert: number }>(
    "mutation ($input: AlertInput!) { sendAlert(input: $input) }",
    { input: { title, text: "Read this.", userIds: people.map(({ userId }) => String(userId)) } },
  );
  if (errors || data.sendAlert !== people.length)
    throw new Error(`The alert was not sent: ${JSON.stringify(errors)}`);
  return title;
}
