import { DeviceError } from "../failures/device-error.ts";

/** A sign-in at a provider that this browser began. */
export type PendingSignIn = {
  provider: string;
  binding: string;
  /** Whether an account is to be linked. */
  isLink: boolean;
  /** The query of the sign-in screen, with where to go on. */
  search: string;
};

const KEY = "provider-sign-in";

/**
 * Keeps what the answer is checked by, in this tab, and goes to the provider.
 * @throws DeviceError at another address than the one that the provider sends people back to, which can't read it.
 */
export function leaveFor(url: string, pending: PendingSignIn): void {
  const back = URL.parse(new URL(url).searchParams.get("redirect_uri") ?? "");
  if (back && back.origin !== window.location.origin)
    throw new DeviceError(`This works at ${back.host} only. Open that address and try again.`);
  sessionStorage.setItem(KEY, JSON.stringify(pending));
  window.location.assign(url);
}

/** Returns what this tab began at the provider, once. */
export function takePending(provider: string): PendingSignIn | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const pending: PendingSignIn | null = kept ? JSON.parse(kept) : null;
  return pending?.provider === provider ? pending : undefined;
}
