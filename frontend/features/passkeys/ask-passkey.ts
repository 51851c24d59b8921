import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { DeviceError } from "../failures/device-error.ts";

/** Asks the device to make a passkey, and returns it as the server reads it. @throws DeviceError */
export async function makePasskey(options: string): Promise<string> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await library();
  return asked(() => startRegistration({ optionsJSON }), optionsJSON.rp.id);
}

/** Asks the person to choose and unlock a passkey, and returns its answer as the server reads it. @throws DeviceError */
export async function answerByPasskey(options: string): Promise<string> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await library();
  return asked(() => startAuthentication({ optionsJSON }), optionsJSON.rpId);
}

const library = () =>
  import("@simplewebauthn/browser").catch(() => {
    throw new DeviceError("We couldn't load what passkeys need. Check your connection and try again.");
  });

async function asked(ask: () => Promise<object>, site: string | undefined): Promise<string> {
  if (typeof PublicKeyCredential === "undefined")
    throw new DeviceError("This browser doesn't support passkeys, or the connection isn't secure.");
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    throw new DeviceError(messageOf(error, site));
  }
}

/** What went wrong, by the names that browsers and the library give it. */
function messageOf(error: unknown, site: string | undefined): string {
  const { name, code } = error as { name?: string; code?: unknown };
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device already has a passkey for your account.";
  if (name === "SecurityError") return `Passkeys work at ${site} only. Open that address and try again.`;
  if (name === "ConstraintError" || name === "NotSupportedError")
    return "This device can't make a passkey. Try another one, such as your phone.";
  return "No passkey was used: it was canceled or took too long. Please try again.";
}
