import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { HTTP_STATUS } from "../../shared/errors.ts";

type Refusal = { readonly code: keyof typeof HTTP_STATUS; readonly message: string };

/** The refusals for Node's parser errors. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { code: "HEADERS_TOO_LARGE", message: "The address or the headers are too long." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: "PAYLOAD_TOO_LARGE", message: "The request is too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { code: "REQUEST_TIMEOUT", message: "The request took too long to arrive." },
};
/** A placeholder for unparsable targets, which the first handler refuses. */
const UNREADABLE_TARGET = "/%";
const UNREADABLE: Refusal = { code: "BAD_USER_INPUT", message: "The request can't be read." };

/**
 * Responds to malformed HTTP, or an unreadable target, which never reach a handler, in the format of all
 * refusals; Node's own responses have neither headers nor a body. The connection closes.
 */
export function refuseMalformed(http: Server, headers: ReadonlyMap<string, string>): void {
  http.prependListener("request", (request) => {
    // A router that can't parse the target skips every handler.
    if (!URL.canParse(request.url ?? "", "http://localhost")) request.url = UNREADABLE_TARGET;
  });
  const latest = new WeakMap<Duplex, ServerResponse>();
  http.on("request", ({ socket }, response) => latest.set(socket, response));
  http.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    const answer = latest.get(socket);
    // A refusal must not be written into the middle of another response.
    const isAnswering = answer?.headersSent && !answer.writableEnded;
    if (code === "ECONNRESET" || isAnswering || !socket.writable) socket.destroy();
    else socket.end(textOf(REFUSALS[code] ?? UNREADABLE, headers), () => socket.destroy());
  });
}

function textOf(refusal: Refusal, headers: ReadonlyMap<string, string>): string {
  const status = HTTP_STATUS[refusal.code];
  const body = JSON.stringify(refusal);
  const lines = [
    ...headers,
    ["Cache-Control", "private, no-store"],
    ["Content-Type", "application/json; charset=utf-8"],
    ["Content-Length", String(Buffer.byteLength(body))],
    ["Connection", "close"],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
