import { MAY_HOLD_SECRETS } from "./config.ts";

/**
 * A text without the secrets of the settings, in whatever way it came to hold them: for failures that nobody expected
 * and whose messages are others'.
 */
export function withoutSecrets(text: string, environment: NodeJS.ProcessEnv = process.env): string {
  return secretsOf(environment).reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
}

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
