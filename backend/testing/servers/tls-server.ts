import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedDatabase } from "../../database/embedded/embedded.ts";
import { dataFolder } from "./data-folder.ts";

/** Who signed a server's certificate, and for which name. */
export type CertificateKind = "trusted" | "other-name" | "self-signed";

/** A PostgreSQL server with TLS, on 127.0.0.1 and localhost. */
export interface TlsServer {
  /** The address of its database, without parameters, at a host. */
  url(host?: "localhost" | "127.0.0.1"): string;
  /** The file of the authority that signs its certificates. */
  readonly authority: string;
  /** The authority of others. */
  readonly otherAuthority: string;
  /** Takes another certificate, for new connections. */
  use(kind: CertificateKind): Promise<void>;
  /** Whether it takes connections with TLS only, either, or has no TLS. */
  demand(what: "tls" | "either" | "none"): Promise<void>;
  stop(): Promise<void>;
}

const DAYS = ["-days", "2"];
const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/** Starts the embedded PostgreSQL and gives it certificates made by openssl. */
export async function startTlsServer(): Promise<TlsServer> {
  const folder = dataFolder("tls-test-");
  const made = mkdtempSync(join(tmpdir(), "certificates-"));
  const { url, stop } = await startEmbeddedDatabase({ dataDirectory: folder, durable: false });
  const cluster = join(folder, "postgres");
  const file = (name: string) => join(made, name);
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: made, stdio: "pipe" });
  const selfSigned = (name: string, subject: string, ...extensions: string[]) =>
    openssl(
      ...["req", "-x509", ...NEW_KEY, ...DAYS, "-subj", `/CN=${subject}`],
      ...["-keyout", `${name}.key`, "-out", `${name}.crt`],
      ...extensions.flatMap((extension) => ["-addext", extension]),
    );
  const signed = (name: string, names: string) => {
    openssl(...["req", ...NEW_KEY, "-subj", `/CN=${name}`, "-keyout", `${name}.key`, "-out", `${name}.csr`]);
    writeFileSync(file(`${name}.ext`), `subjectAltName=${names}\n`);
    openssl(
      ...["x509", "-req", "-in", `${name}.csr`, "-CA", "authority.crt", "-CAkey", "authority.key"],
      ...["-CAcreateserial", ...DAYS, "-extfile", `${name}.ext`, "-out", `${name}.crt`],
    );
  };
  selfSigned("authority", "An authority");
  selfSigned("other-authority", "Another authority");
  selfSigned("self-signed", "localhost", "subjectAltName=DNS:localhost");
  signed("trusted", "DNS:localhost");
  signed("other-name", "DNS:db.example.org");

  const { uid, gid } = statSync(cluster);
  const put = (name: string, text: string) => {
    writeFileSync(join(cluster, name), text, { mode: 0o600 });
    chownSync(join(cluster, name), uid, gid);
  };
  const reload = async (isSo: () => Promise<boolean>) => {
    const [pid] = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGHUP");
    // The server says nothing when it has read its files; each connection is another look.
    while (!(await isSo()));
  };
  const address = (host = "localhost") => {
    const plain = new URL(url);
    plain.search = "";
    plain.hostname = host;
    return plain.href;
  };
  const access = (demand: "tls" | "either" | "none") =>
    put(
      "pg_hba.conf",
      `host all postgres 127.0.0.1/32 scram-sha-256\n${demand === "tls" ? "hostssl" : "host"} all all 127.0.0.1/32 scram-sha-256\n`,
    );
  const outcome = async (ssl: boolean) => {
    const client = new pg.Client({
      connectionString: address(),
      ssl: ssl && { rejectUnauthorized: false },
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { stream } = client.connection as unknown as {
        stream: { getPeerX509Certificate?: () => { fingerprint256: string } | undefined };
      };
      return stream.getPeerX509Certificate?.()?.fingerprint256 ?? "plain";
    } catch {
      return "refused";
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const fingerprint = (kind: CertificateKind) => {
    const [, hex = ""] = String(
      openssl("x509", "-in", `${kind}.crt`, "-noout", "-fingerprint", "-sha256"),
    ).split("=");
    return hex.trim();
  };
  let current: CertificateKind = "trusted";
  const use = async (kind: CertificateKind) => {
    current = kind;
    for (const ending of ["crt", "key"])
      put(`server.${ending}`, readFileSync(file(`${kind}.${ending}`), "utf8"));
    await reload(async () => (await outcome(true)) === fingerprint(kind));
  };
  const demand = async (what: "tls" | "either" | "none") => {
    access(what);
    appendFileSync(join(cluster, "postgresql.conf"), `ssl = ${what === "none" ? "off" : "on"}\n`);
    const wanted = {
      tls: ["refused", fingerprint(current)],
      either: ["plain", fingerprint(current)],
      none: ["plain", "refused"],
    };
    await reload(
      async () => (await outcome(false)) === wanted[what][0] && (await outcome(true)) === wanted[what][1],
    );
  };
  for (const ending of ["crt", "key"])
    put(`server.${ending}`, readFileSync(file(`trusted.${ending}`), "utf8"));
  await demand("tls");
  return {
    url: address,
    authority: file("authority.crt"),
    otherAuthority: file("other-authority.crt"),
    use,
    demand,
    async stop() {
      await stop();
      for (const used of [folder, made]) rmSync(used, { recursive: true, force: true });
    },
  };
}
