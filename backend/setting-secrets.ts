import { MAY_HOLD_SECRETS } from "./config.ts";

/**
 * Redacts the settings' secrets in a text, however they got there, and the account in any other URL; for
 * unexpected failures with messages from third parties.
 */
export function withoutSettingSecrets(text: string, environment: NodeJS.ProcessEnv = process.env): string {
  const rest = secretsOf(environment).reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
  return rest.replace(ACCOUNT, "$1***@");
}

/** Matches a URL up to the end of its account. */
const ACCOUNT = /\b([a-z][a-z\d+.-]*:\/\/)[^\s/?#@"']+@/gi;

/** Sorted by length, longest first, as one may contain another. */
function secretsOf(environment: NodeJS.ProcessEnv): string[] {
  const values = [...MAY_HOLD_SECRETS].flatMap((name) => environment[name] ?? []);
  const passwords = values.flatMap((value) => {
    // Everything between an account's name and its host, even with further @ characters.
    const password = /^[a-z]+:\/\/[^:@]*:(.*)@/.exec(value)?.[1] ?? "";
    return [password, unescaped(password)];
  });
  const clients = values.flatMap((value) =>
    [...value.matchAll(/"clientSecret"\s*:\s*"([^"]+)"/g)].map(([, secret = ""]) => secret),
  );
  return [...values, ...passwords, ...clients]
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
