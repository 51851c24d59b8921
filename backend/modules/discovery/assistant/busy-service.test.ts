import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import {
  type AiService,
  AI_BUILT_IN as BUILT_IN,
  AI_NOTE as NOTE,
  saying,
  startAiService,
  AI_TEXT as TEXT,
} from "../../../testing/servers/ai-service.ts";

let service: AiService;
beforeAll(async () => {
  service = await startAiService();
});
afterEach(() => {
  service.asked.length = 0;
});
afterAll(() => service.stop());

const read = (text: string, brief?: object) => service.read(text, brief);

it("the built-in reader's word counts where more than eight are under way, without waiting for any of them", async () => {
  service.answerBy(() => undefined);
  const all = await Promise.all(Array.from({ length: 12 }, () => read(TEXT)));
  for (const understood of all) expect(understood).toMatchObject(BUILT_IN);
  expect(service.asked.length).toBeLessThanOrEqual(8);
  service.answerBy(saying({ must: ["CSV export"] }));
  expect((await read(TEXT)).notes).toContain(NOTE);
});
