import { MAY_HOLD_SECRETS } from "./config.ts";

/**
 * A text without the secrets of the settings, in whatever way it came to hold them, and without the account of any
 * other address in it: for failures that nobody expected and whose messages are others'.
 */
export function withoutSettingSecrets(text: string, environment: NodeJS.ProcessEnv = process.env): string {
  const rest = secretsOf(environment).reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
  return rest.replace(ACCOUNT, "$1***@");
}

/** An address up to the end of the account in it. */
const ACCOUNT = /\b([a-z][a-z\d+.-]*:\/\/)[^\s/?#@"']+@/gi;

/** The longest first, as one may hold another. */
function secretsOf(environment: NodeJS.ProcessEnv): string[] {
  const values = [...MAY_HOLD_SECRETS].flatMap((name) => environment[name] ?? []);
  const passwords = values.flatMap((value) => {
    // Everything between an account's name and its host, however many signs it holds.
    const password = /^[a-z]+:\/\/[^:@]*:(.*)@/.exec(value)?.[1] ?? "";
    return [password, unescaped(password)];
  });
  return [...values, ...passwords]
    .filter((secret) => secret.length > 3)
    .sort((one, other) => other.length - one.length);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
