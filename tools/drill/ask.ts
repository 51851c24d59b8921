import { type Agent, request } from "node:http";

/** A request. */
export interface Question {
  readonly method?: string;
  readonly cookie?: string;
  /** Sent as JSON. */
  readonly body?: object;
  /** A connection of its own by default. */
  readonly agent?: Agent;
}

/** What came back; status 0 without an answer. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
  /** Why there is no answer, such as ECONNREFUSED. */
  readonly failure?: string;
}

/** How long to wait for an answer at most, in milliseconds. */
const LIMIT = 60_000;

/** Asks, and never throws. */
export function ask(url: string, { method = "GET", cookie, body, agent }: Question = {}): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const fail = (error: NodeJS.ErrnoException) =>
    resolve({ status: 0, text: "", cookies: [], failure: error.code ?? error.message });
  const headers = {
    ...(body && { "content-type": "application/json" }),
    ...(cookie && { cookie }),
  };
  const sent = request(url, { method, agent: agent ?? false, headers, timeout: LIMIT }, (response) => {
    let text = "";
    response.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    response.on("error", fail);
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, text, cookies: response.headers["set-cookie"] ?? [] }),
    );
  });
  sent.on("error", fail);
  sent.on("timeout", () => sent.destroy(new Error("no answer within a minute")));
  sent.end(body && JSON.stringify(body));
  return promise;
}
