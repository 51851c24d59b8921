import { type IncomingHttpHeaders, type IncomingMessage, request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { allowedUrl, guardedLookup, type Resolve, resolveBySystem } from "./guard.ts";
import { OutboundError } from "./outbound-error.ts";

/** The maximum number of redirects to follow. */
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** A request and its limits. */
export interface OutboundRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST. */
  readonly body?: string;
  /** Whether redirects are followed, or else returned as responses. Default: unless a body is sent. */
  readonly followsRedirects?: boolean;
  /** The time limit for the whole exchange, in milliseconds. */
  readonly timeLimit: number;
  /** The maximum size of the response, in bytes. */
  readonly sizeLimit: number;
  /** Hosts that may be requested although they are private, also over http. */
  readonly privateHosts: readonly string[];
  /** Default: the system's resolver. */
  readonly resolve?: Resolve;
}

/** A response; a redirect only if they aren't followed. */
export interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Fails with an OutboundError if it is too large. */
  readonly body: AsyncIterable<Buffer>;
}

/**
 * Requests a URL on the public internet and passes the response to `use`. Each redirect is checked like the
 * first URL; no cookies or credentials are sent.
 * @throws OutboundError
 */
export async function safeFetch<Result>(
  asked: OutboundRequest,
  use: (answer: OutboundAnswer) => Promise<Result>,
): Promise<Result> {
  const { followsRedirects = asked.body === undefined } = asked;
  const deadline = AbortSignal.timeout(asked.timeLimit);
  try {
    let url = allowedUrl(asked.url, asked.privateHosts);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await sent(url, asked, deadline);
      try {
        const { statusCode: status = 0, headers } = answer;
        if (!followsRedirects || !REDIRECTS.includes(status))
          return await use({ status, headers, body: limited(answer, asked) });
        if (!headers.location) throw new OutboundError("It redirects without an address.");
        url = allowedUrl(headers.location, asked.privateHosts, url);
      } finally {
        answer.destroy();
      }
    }
    throw new OutboundError(`It redirects more than ${MAX_REDIRECTS} times.`);
  } catch (error) {
    if (deadline.aborted) throw new OutboundError(`It took longer than ${asked.timeLimit / 1000} seconds.`);
    throw error;
  }
}

function sent(
  url: URL,
  { headers, body, privateHosts, resolve = resolveBySystem }: OutboundRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestByHttps : requestByHttp;
  return new Promise((answered, failed) => {
    request(url, {
      method: body === undefined ? "GET" : "POST",
      signal,
      agent: false,
      lookup: guardedLookup(url, privateHosts, resolve),
      headers: { "user-agent": "SportsTech Hub", "accept-encoding": "identity", ...headers },
    })
      .on("response", answered)
      .on("error", (error: NodeJS.ErrnoException) =>
        failed(error instanceof OutboundError ? error : unreachable(error)),
      )
      .end(body);
  });
}

async function* limited(answer: IncomingMessage, { sizeLimit }: OutboundRequest): AsyncGenerator<Buffer> {
  const tooLarge = () => new OutboundError(`It's larger than ${Math.floor(sizeLimit / 1024 ** 2)} MB.`);
  const { "content-encoding": encoding, "content-length": length } = answer.headers;
  // A small compressed response could expand to a huge one.
  if (encoding && encoding !== "identity")
    throw new OutboundError("It's compressed, which we didn't ask for.");
  if (Number(length ?? 0) > sizeLimit) throw tooLarge();
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > sizeLimit) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof OutboundError ? error : unreachable(error as NodeJS.ErrnoException);
  }
}

function unreachable({ code }: NodeJS.ErrnoException): OutboundError {
  return new OutboundError(code ? `It can't be reached (${code}).` : "It can't be reached.");
}
