import { distance } from "fastest-levenshtein";
import { type Config, SETTINGS } from "./config.ts";

/** Prefixes that only this program's settings use. */
const FAMILIES = /^(DATABASE|SMTP|MAIL|AI|SYNC|SESSION|WEBHOOK|METRICS|SEARCH|PUBLIC|TRUSTED|ALLOWED)_/;
/** Variables of other programs. */
const OTHERS = new Set(["MAIL_CHECK", "SESSION_MANAGER", "PORTS", "HOSTS"]);

/**
 * Returns warnings about settings that don't keep the server from starting; one line each, without values.
 */
export function settingWarnings(environment: NodeJS.ProcessEnv, config: Config): string[] {
  const unknown = Object.keys(environment).flatMap((name) => {
    const known = SETTINGS.includes(name) || OTHERS.has(name);
    const similar = known ? undefined : similarTo(name);
    if (similar) return [`${name} isn't a setting; did you mean ${similar}?`];
    return !known && FAMILIES.test(name) ? [`${name} isn't a setting, and has no effect.`] : [];
  });
  return [...unknown, ...contradictions(environment, config)];
}

/** Returns the setting that a misspelled name was probably meant for. */
function similarTo(name: string): string | undefined {
  const upper = name.toUpperCase().replaceAll("-", "_");
  const errors = (setting: string) => distance(upper, setting);
  const [closest] = SETTINGS.toSorted((one, other) => errors(one) - errors(other));
  if (closest === undefined) return undefined;
  // In short names, a single letter may make a different word.
  const allowed = closest.length >= 8 ? 2 : closest.length >= 6 ? 1 : 0;
  // A plural counts as the same word.
  const isPlural = closest.startsWith(upper.replace(/Y$|S$/, "")) && closest.length - upper.length <= 2;
  return errors(closest) <= allowed || (isPlural && upper.length >= 8) ? closest : undefined;
}

const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

function contradictions(environment: NodeJS.ProcessEnv, config: Config): string[] {
  const has = (name: string) => Boolean(environment[name]);
  const { protocol, hostname, port } = new URL(config.publicUrl);
  const isPublic = !isLoopback(hostname);
  const ownPort = port || (protocol === "https:" ? "443" : "80");
  return [
    config.sessionIdleHours > config.sessionMaxHours &&
      has("SESSION_IDLE_HOURS") &&
      "SESSION_IDLE_HOURS is more than SESSION_MAX_HOURS, so that it has no effect.",
    !config.assistant &&
      (has("AI_API_KEY") || has("AI_MODEL")) &&
      "AI_API_KEY and AI_MODEL have no effect without AI_BASE_URL.",
    !isPublic &&
      config.port !== 0 &&
      config.trustedProxies === 0 &&
      ownPort !== String(config.port) &&
      "PUBLIC_URL has another port than PORT, so that links lead elsewhere.",
    protocol === "https:" &&
      config.trustedProxies === 0 &&
      "PUBLIC_URL is https, so that a proxy is in front, but TRUSTED_PROXIES is 0: all visitors count as one address.",
    config.demo &&
      (config.host === undefined || !isLoopback(config.host)) &&
      "DEMO is on, and others can reach this server: the demo accounts' passwords are public.",
    config.webhookPrivateHosts.length > 0 &&
      isPublic &&
      "WEBHOOK_PRIVATE_HOSTS lets everybody's webhooks into the private network: it is for development only.",
    isPublic &&
      config.host !== undefined &&
      isLoopback(config.host) &&
      config.trustedProxies === 0 &&
      "PUBLIC_URL is public, but only this machine can reach the server: HOST or DEMO makes it listen here alone.",
  ].filter((line) => line !== false);
}
