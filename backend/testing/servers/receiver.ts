import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as a receiver of webhooks got it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on loopback that receives webhooks and answers as `answer` says; by default, well. */
export interface Receiver {
  readonly host: string;
  readonly received: Received[];
  answer: (response: ServerResponse, message: Received) => void;
  close(): void;
}

const WELL = (response: ServerResponse) => void response.end("Thank you.");

/** Starts one. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const message = {
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    received.push(message);
    receiver.answer(response, message);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: WELL,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** Whether one of a message's signatures is made with this secret, as Standard Webhooks describes. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(expected);
}
