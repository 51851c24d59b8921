import { array, type InferType, mixed, object, type Schema, string } from "yup";
import { InvalidInputError } from "../../../shared/errors.ts";

/** The maximum length of a credential's JSON; the largest keys and signatures need a third of it. */
export const MAX_CREDENTIAL = 16_000;

const base64url = () =>
  string()
    .required()
    .max(MAX_CREDENTIAL)
    .matches(/^[\w-]+$/);
const credential = {
  id: base64url(),
  rawId: base64url(),
  type: mixed<"public-key">().oneOf(["public-key"]).required(),
  clientExtensionResults: object().required(),
};

const registration = object({
  ...credential,
  response: object({
    clientDataJSON: base64url(),
    attestationObject: base64url(),
    transports: array(
      string()
        .required()
        .matches(/^[\w-]{1,32}$/),
    ).max(10),
  }).required(),
}).required();

const assertion = object({
  ...credential,
  response: object({
    clientDataJSON: base64url(),
    authenticatorData: base64url(),
    signature: base64url(),
    userHandle: string()
      .nullable()
      .max(MAX_CREDENTIAL)
      .matches(/^[\w-]+$/),
  }).required(),
}).required();

const clientData = object({ challenge: base64url() }).required();

/** A new credential, as `PublicKeyCredential.toJSON()` gives it. */
export type RegistrationCredential = InferType<typeof registration>;
/** A signed challenge, as `PublicKeyCredential.toJSON()` gives it. */
export type AssertionCredential = InferType<typeof assertion>;

/** A credential, and the challenge that it says it answers. */
interface Read<Credential> {
  readonly credential: Credential;
  readonly challenge: string;
}

/** Reads the answer to a registration. @throws InvalidInputError for `credential` if it is none. */
export const readRegistration = (json: string): Read<RegistrationCredential> => read(registration, json);

/** Reads the answer to a sign-in. @throws InvalidInputError for `credential` if it is none. */
export const readAssertion = (json: string): Read<AssertionCredential> => read(assertion, json);

function read<Credential extends { response: { clientDataJSON: string } }>(
  schema: Schema<Credential>,
  json: string,
): Read<Credential> {
  const credential = json.length <= MAX_CREDENTIAL ? parsed(schema, json) : undefined;
  const data = credential && Buffer.from(credential.response.clientDataJSON, "base64url").toString();
  const challenge = data && parsed(clientData, data)?.challenge;
  if (credential && challenge) return { credential, challenge };
  const message = "The passkey's answer can't be read. Please try again.";
  throw new InvalidInputError(message, { credential: message });
}

function parsed<Value>(schema: Schema<Value>, json: string): Value | undefined {
  try {
    return schema.validateSync(JSON.parse(json), { strict: true });
  } catch {
    return undefined;
  }
}
