import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { createSolution } from "../factories/solution.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** What a brief was understood as. */
interface Understood {
  readonly sports: string[];
  readonly level: string | null;
  readonly must: string[];
  readonly should: string[];
  readonly wont: string[];
  readonly budgetMax: number | null;
  readonly integrations: string[];
  readonly notes: string[];
}

/** How the service answers a request. */
export type Answering = (response: ServerResponse) => void;

/** A service that speaks the protocol of OpenAI over a socket, and an app that asks it. */
export interface AiService {
  readonly app: TestApp;
  /** What it was asked since this was last emptied. */
  readonly asked: { headers: IncomingMessage["headers"]; body: string }[];
  /** Sets how it answers from now on. */
  answerBy(answering: Answering): void;
  /** Lets the app read a text, which is new to the service: it is asked about one only once. */
  read(text: string, brief?: object): Promise<Understood>;
  stop(): Promise<void>;
}

export const BRIEF_QUERY = `query ($brief: BriefInput!) { matchSolutions(brief: $brief) {
  understood { sports level must should wont budgetMax integrations notes } results { solution { title } } } }`;
/** A brief, and what the built-in reader takes it to say. */
export const AI_TEXT =
  "Our rugby academy wants training load, kept offline. We must have CSV export. Under $4,000 a year.";
export const AI_BUILT_IN = { must: ["CSV export"], budgetMax: 4000 };
/** What the app says where the service took part. */
export const AI_NOTE = "An AI service sorted this text into criteria. It plays no part in scoring.";

/** An answer in the protocol with this content. */
export function saying(content: unknown): Answering {
  return (response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] }));
  };
}

/** Starts both. */
export async function startAiService(): Promise<AiService> {
  const asked: AiService["asked"] = [];
  let answering: Answering = (response) => response.end();
  const service = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      asked.push({ headers: request.headers, body });
      answering(response);
    });
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  const app = await startTestApp("empty", {
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_API_KEY: "key-of-the-test",
    AI_MODEL: "a-model",
  });
  await createSolution(app, {
    title: "Load log",
    sports: ["Rugby"],
    description: "It keeps training load offline.",
  });
  let told = 0;
  return {
    app,
    asked,
    answerBy(next) {
      answering = next;
    },
    async read(text, brief = {}) {
      const { data, errors } = await app.execute<{ matchSolutions: { understood: Understood } }>(
        BRIEF_QUERY,
        {
          brief: { text: `${text} (brief ${told++})`, ...brief },
        },
      );
      expect(errors).toBeUndefined();
      return data.matchSolutions.understood;
    },
    async stop() {
      await app.stop();
      service.closeAllConnections();
      service.close();
    },
  };
}
