import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { searchNodeAvailable } from "./java.ts";

let folder: string;
let tools: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "prepare-"));
  tools = join(folder, "tools");
  await mkdir(tools);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A tool that notes its call and does what `body` says. */
async function tool(name: string, body = ""): Promise<void> {
  const file = join(tools, name);
  const note = `require("node:fs").appendFileSync(${JSON.stringify(join(folder, "calls"))}, "${name}\\n");`;
  await writeFile(file, `#!${process.execPath}\nconst options = process.argv.slice(2);\n${note}\n${body}\n`);
  await chmod(file, 0o755);
}

const version = (text: string) =>
  `if (options[0] === "-version") { console.error('openjdk version "${text}"'); process.exit(); }`;

/** A node that agrees to everything, and writes an archive of classes when it ends. */
const NODE = `${version("17.0.1")}
  require("node:http").createServer((_, response) => response.end("{}")).listen(0, "127.0.0.1", function () {
    console.log("Ready 127.0.0.1:" + this.address().port + " 127.0.0.1:1");
  });
  process.on("SIGTERM", () => {
    const archive = options.find((option) => option.startsWith("-XX:ArchiveClassesAtExit="));
    require("node:fs").writeFileSync(archive.split("=")[1], "");
    process.exit();
  });`;
const FETCH = `
  const [, target] = options.find((option) => option.startsWith("-Dfolder=")).split("=");
  for (const part of ["lib", "knn"]) require("node:fs").mkdirSync(target + "/" + part, { recursive: true });`;

async function prepare(): Promise<{ code: number; said: string }> {
  const command = spawn(process.execPath, [resolve("scripts/search-node.ts"), "--prepare"], {
    env: { PATH: tools, HOME: folder, XDG_CACHE_HOME: join(folder, "cache") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  command.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(command, "close");
  return { code: Number(code), said };
}

const callsOf = async (name: string) =>
  (await readFile(join(folder, "calls"), "utf8")).split("\n").filter((line) => line === name).length;

describe("what a search node needs", () => {
  const reasons = () => {
    vi.stubEnv("PATH", tools);
    vi.stubEnv("JAVA_HOME", "");
    const lines: string[] = [];
    return [searchNodeAvailable((line) => lines.push(line)), ...lines];
  };

  it("is a JDK of version 17 or later, and Maven; what is missing is said in one line", async () => {
    const left = "The tests on OpenSearch are left out:";
    expect(reasons()).toEqual([false, `${left} a JDK is not installed (Java 17 or later).`]);
    for (const name of ["javac", "jar"]) await tool(name);
    await tool("java", version("11.0.20"));
    expect(reasons()).toEqual([false, `${left} Java is 11.0.20, and 17 is needed.`]);
    await tool("java", version("17.0.1"));
    expect(reasons()).toEqual([false, `${left} Maven (mvn) is not installed.`]);
    await tool("mvn");
    expect(reasons()).toEqual([true]);
  });
});

describe("the preparation of a search node", () => {
  beforeEach(async () => {
    await tool("java", NODE);
    for (const name of ["javac", "jar"]) await tool(name);
  });

  it("is done once, also when several ask at once", async () => {
    await tool("mvn", FETCH);
    const results = await Promise.all([prepare(), prepare(), prepare()]);
    expect(results).toEqual(Array.from({ length: 3 }, () => ({ code: 0, said: "" })));
    expect(await prepare()).toEqual({ code: 0, said: "" });
    expect(await callsOf("mvn")).toBe(1);
    const caches = join(folder, "cache/sportstech-hub");
    const [cache = "", ...others] = await readdir(caches);
    expect(others).toEqual([]);
    expect(await readdir(join(caches, cache))).toContain("classes.jsa");
  });

  it("says what Maven says, and is done by whoever asks next", async () => {
    await tool("mvn", 'console.log("[ERROR] No such artifact"); process.exit(1);');
    const { code, said } = await prepare();
    expect(code).toBe(1);
    expect(said).toContain("[ERROR] No such artifact");
    await tool("mvn", FETCH);
    expect(await prepare()).toEqual({ code: 0, said: "" });
  });
});
