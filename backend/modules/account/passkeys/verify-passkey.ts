import type { Passkey } from "./passkey.entity.ts";
import type { AssertionCredential, RegistrationCredential } from "./read-credential.ts";
import { KEY_ALGORITHMS, relyingParty } from "./relying-party.ts";
import { userHandleOf } from "./user-handle.ts";

/** What is kept of a new passkey. */
export type NewPasskey = Pick<
  Passkey,
  "credentialId" | "publicKey" | "signCount" | "transports" | "backedUp"
>;

/** Returns a new passkey if its authenticator verified the person and answered this challenge at this origin. */
export async function verifyNewPasskey(
  publicUrl: string,
  credential: RegistrationCredential,
  expectedChallenge: string,
): Promise<NewPasskey | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    if (await hasCertificates(credential)) return undefined;
    const { verified, registrationInfo: made } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    });
    if (!verified || made.credential.id !== credential.id) return undefined;
    return {
      credentialId: Buffer.from(made.credential.id, "base64url"),
      publicKey: Buffer.from(made.credential.publicKey),
      signCount: made.credential.counter,
      transports: credential.response.transports ?? [],
      backedUp: made.credentialBackedUp,
    };
  } catch {
    // The library throws for whatever doesn't fit, and for bytes that it can't read.
    return undefined;
  }
}

/**
 * Whether the authenticator sent certificates, which nobody asked for: to check them, the library would call
 * addresses that they name.
 */
async function hasCertificates({ response }: RegistrationCredential): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const object = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, "base64url")),
  );
  return object.get("attStmt").get("x5c") !== undefined;
}

/** Returns the new count and whether a copy is kept, if the passkey signed this challenge at this origin. */
export async function verifyPasskey(
  publicUrl: string,
  passkey: Passkey,
  credential: AssertionCredential,
  expectedChallenge: string,
): Promise<Pick<Passkey, "signCount" | "backedUp"> | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl);
  const { userHandle, ...response } = credential.response;
  if (typeof userHandle === "string" && userHandle !== userHandleOf(passkey.user.id)) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credentialId.toString("base64url"),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    return { signCount: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    // Also thrown for a count that isn't higher than the last one, as a copied key has.
    return undefined;
  }
}
