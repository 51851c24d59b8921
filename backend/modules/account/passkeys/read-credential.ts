import { z } from "zod";
import { InvalidInputError } from "../../../shared/errors.ts";

/** The maximum length of a credential's JSON; the largest keys and signatures need a third of it. */
export const MAX_CREDENTIAL = 16_000;

const base64url = z
  .string()
  .min(1)
  .max(MAX_CREDENTIAL)
  .regex(/^[\w-]+$/);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[\w-]{1,32}$/))
      .max(10)
      .optional(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

const clientData = z.object({ challenge: base64url });

/** A new credential, as `PublicKeyCredential.toJSON()` gives it. */
export type RegistrationCredential = z.infer<typeof registration>;
/** A signed challenge, as `PublicKeyCredential.toJSON()` gives it. */
export type AssertionCredential = z.infer<typeof assertion>;

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
  schema: z.ZodType<Credential>,
  json: string,
): Read<Credential> {
  const credential = json.length <= MAX_CREDENTIAL ? parsed(schema, json) : undefined;
  const data = credential && Buffer.from(credential.response.clientDataJSON, "base64url").toString();
  const challenge = data && parsed(clientData, data)?.challenge;
  if (credential && challenge) return { credential, challenge };
  const message = "The passkey's answer can't be read. Please try again.";
  throw new InvalidInputError(message, { credential: message });
}

function parsed<Value>(schema: z.ZodType<Value>, json: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
