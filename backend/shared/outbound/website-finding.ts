import { isAllowedPrivately } from "./guard.ts";
import { OutboundError } from "./outbound-error.ts";
import { safeFetch } from "./safe-fetch.ts";

const TIME_LIMIT = 10_000;
const SIZE_LIMIT = 1024 ** 2;

/** What a website answered. */
export interface WebsiteFinding {
  /** The address that was asked: by HTTPS. */
  readonly url: string;
  /** Whether it answers without an error. */
  readonly answers: boolean;
  /** The answer in one line. */
  readonly finding: string;
}

/** Returns what a website answers; only the status is read. */
export async function websiteFinding(
  website: string,
  privateHosts: readonly string[],
): Promise<WebsiteFinding> {
  const given = URL.parse(website);
  const url =
    given && isAllowedPrivately(given, privateHosts) ? website : website.replace(/^http:/i, "https:");
  const request = { url, timeLimit: TIME_LIMIT, sizeLimit: SIZE_LIMIT, privateHosts };
  try {
    const status = await safeFetch(request, async (answer) => answer.status);
    return status < 400
      ? { url, answers: true, finding: `Answers (${status})` }
      : { url, answers: false, finding: `Answers with an error (${status})` };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { url, answers: false, finding: `Doesn't answer: ${error.message}`.slice(0, 300) };
  }
}
