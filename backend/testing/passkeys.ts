import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { SignedInClient } from "./accounts.ts";
import type { TestApp, TestClient } from "./servers/test-app.ts";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/** What an answer may get wrong. */
export interface Faults {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly unverified?: boolean;
  readonly signCount?: number;
  readonly userHandle?: string;
}

/** What options say that an authenticator needs. */
interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** An authenticator with one passkey, in software. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;
  #signCount = 0;
  #userHandle: string | undefined;

  constructor(app: Pick<TestApp, "config">) {
    this.#origin = new URL(app.config.publicUrl).origin;
  }

  /** Makes its passkey, as JSON; `statement` is what it says about itself. */
  create(
    options: string,
    faults: Faults = {},
    format = "none",
    statement = new Map<string, unknown>(),
  ): string {
    const { challenge, rp, user } = JSON.parse(options) as Options;
    this.#userHandle = user?.id;
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = isoCBOR.encode(coseOf(this.#keys.publicKey));
    const authData = Buffer.concat([
      this.#authenticatorData(faults.rpId ?? rp?.id ?? "", WITH_KEY, faults),
      Buffer.alloc(16),
      length,
      id,
      Buffer.from(key),
    ]);
    const object = new Map<string, unknown>([
      ["fmt", format],
      ["attStmt", statement],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData("webauthn.create", challenge, faults)),
      attestationObject: base64url(Buffer.from(isoCBOR.encode(object as never))),
      transports: ["internal"],
    });
  }

  /** Signs the challenge of a sign-in, as JSON. */
  sign(options: string, faults: Faults = {}): string {
    const { challenge, rpId = "" } = JSON.parse(options) as Options;
    this.#signCount += 1;
    const authData = this.#authenticatorData(faults.rpId ?? rpId, 0, faults);
    const clientData = this.#clientData("webauthn.get", challenge, faults);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign("sha256", signed, this.#keys.privateKey)),
      userHandle: faults.userHandle ?? this.#userHandle,
    });
  }

  #credential(response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: "public-key",
      authenticatorAttachment: "platform",
      clientExtensionResults: {},
      response,
    });
  }

  #clientData(type: string, challenge: string, faults: Faults): Buffer {
    const { origin = this.#origin } = faults;
    return Buffer.from(
      JSON.stringify({ type: faults.type ?? type, challenge: faults.challenge ?? challenge, origin }),
    );
  }

  #authenticatorData(
    rpId: string,
    flags: number,
    { unverified, signCount = this.#signCount }: Faults,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (unverified ? 0 : VERIFIED) | flags]), count]);
  }
}

/** A P-256 key as COSE writes it. */
function coseOf(key: KeyObject) {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
}

export const BEGIN_PASSKEY =
  "mutation ($password: String!, $code: String) { beginPasskey(password: $password, code: $code) { options expiresAt } }";
export const CREATE_PASSKEY =
  "mutation ($credential: String!, $name: String) { createPasskey(credential: $credential, name: $name) { id name } }";

/** Begins adding a passkey with the password and returns the options for the authenticator. */
export async function beginPasskey(client: TestClient, password: string, code?: string): Promise<string> {
  const { data, errors } = await client.execute<{ beginPasskey: { options: string } }>(BEGIN_PASSKEY, {
    password,
    code,
  });
  if (errors) throw new Error(errors[0]?.message);
  return data.beginPasskey.options;
}

/** Adds a passkey for somebody signed in and returns its authenticator and id. */
export async function newPasskey(app: TestApp, client: SignedInClient, password: string, code?: string) {
  const authenticator = new Authenticator(app);
  const credential = authenticator.create(await beginPasskey(client, password, code));
  const { data, errors } = await client.execute<{ createPasskey: { id: string; name: string } }>(
    CREATE_PASSKEY,
    { credential },
  );
  if (errors) throw new Error(errors[0]?.message);
  return { authenticator, ...data.createPasskey };
}

/** Begins a sign-in by a passkey and returns the options for the authenticator. */
export async function beginPasskeySignIn(client: TestClient, challenge?: string): Promise<string> {
  const { data, errors } = await client.execute<{ beginPasskeySignIn: { options: string } }>(
    "mutation ($challenge: String) { beginPasskeySignIn(challenge: $challenge) { options expiresAt } }",
    { challenge },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.beginPasskeySignIn.options;
}
