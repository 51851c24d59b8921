import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** A person at a provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
}

/** A provider on loopback, with one client, that lets in whoever it is told to. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs this person in at the address that a sign-in begins with, and returns the address it sends them back to. */
  answer(url: string, person: ProviderPerson): Promise<URL>;
  /** Whom to let in when a browser comes. */
  next(person: ProviderPerson): void;
  /** How long an ID token holds, in seconds. */
  lifetime: number;
  /** What happens before the provider answers at a path, such as `/token`. */
  meanwhile: (path: string) => Promise<void>;
  stop(): Promise<void>;
}

/** Starts a provider whose client may send people back to these addresses. */
export async function startIdentityProvider(
  redirects: readonly string[],
  port = 0,
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: "sportstech-hub", clientSecret: "a-secret-of-the-test-0123456789" };
  const people = new Map<string, ProviderPerson>();
  const state = { current: "", lifetime: 3600, meanwhile: async (_path: string): Promise<void> => {} };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...redirects],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    cookies: { keys: ["a-key-of-the-test"] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { IdToken: () => state.lifetime, Interaction: 600, Session: 600, Grant: 600, AccessToken: 600 },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...people.get(id), sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  const handle = provider.callback();
  server.on("request", async (request, response) => {
    await state.meanwhile(request.url ?? "");
    if (!request.url?.startsWith("/interaction/")) return handle(request, response);
    const { params, session } = await provider.interactionDetails(request, response);
    const accountId = session?.accountId ?? state.current;
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope("openid email profile");
    const result = { login: { accountId }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  const letIn = (person: ProviderPerson) => {
    people.set(person.sub, person);
    state.current = person.sub;
  };
  return {
    issuer,
    ...client,
    get lifetime() {
      return state.lifetime;
    },
    set lifetime(seconds: number) {
      state.lifetime = seconds;
    },
    next: letIn,
    get meanwhile() {
      return state.meanwhile;
    },
    set meanwhile(act: (path: string) => Promise<void>) {
      state.meanwhile = act;
    },
    async answer(url, person) {
      letIn(person);
      const cookies = new Map<string, string>();
      for (let next = new URL(url); ; ) {
        if (next.origin !== issuer) return next;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(next, { headers: { cookie }, redirect: "manual" });
        for (const line of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get("location");
        if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        next = new URL(location, next);
      }
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
