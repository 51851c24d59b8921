import Bowser from "bowser";

/** Returns the display name of a device from its user agent, such as `Firefox on Windows`. */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || userAgent.split(/[\s/(]/)[0]?.slice(0, 40) || "Unknown device";
}
