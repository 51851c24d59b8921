import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BenchServers } from "../servers.ts";
import type { Peers } from "../targets.ts";

/** Installs the packages of the servers of others in a folder of their own, once, and starts them on the database. */
export async function startPeers(servers: BenchServers, url: string, data: string): Promise<Peers> {
  const folder = join(data, "peers");
  if (!existsSync(join(folder, "node_modules"))) {
    mkdirSync(folder, { recursive: true });
    copyFileSync("tools/bench/peers/package.json", join(folder, "package.json"));
    const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: ["ignore", 2, 2],
    });
    if (status !== 0) throw new Error("The packages of the servers to compare with can't be installed.");
  }
  const start = (peer: keyof Peers) =>
    servers.start(
      "dist/tools/bench/peers/peer.js",
      { DATABASE_URL: url, PEERS: folder, NODE_ENV: "production" },
      /ready/,
      peer,
    );
  return {
    fastify: await start("fastify"),
    mercurius: await start("mercurius"),
    postgraphile: await start("postgraphile"),
  };
}
