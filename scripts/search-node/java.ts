import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The minimum Java version for this OpenSearch's own class files. */
const NEEDED = 17;

/** The tools that download, build and run a search node. */
export interface Tools {
  readonly java: string;
  readonly javac: string;
  readonly jar: string;
  readonly mvn: string;
  /** The version of Java, such as "17.0.15". */
  readonly version: string;
}

/** Returns this machine's tools, or one line on why it can't run a search node. */
export function findTools(): Tools | string {
  if (process.platform === "win32") return "they run on Linux and macOS";
  const [java, javac, jar] = ["java", "javac", "jar"].map(find);
  if (!java || !javac || !jar) return `a JDK is not installed (Java ${NEEDED} or later)`;
  const { stderr } = spawnSync(java, ["-version"], { encoding: "utf8" });
  const version = /version "([^"]+)"/.exec(stderr)?.[1] ?? "unknown";
  if (!(Number.parseInt(version, 10) >= NEEDED)) return `Java is ${version}, and ${NEEDED} is needed`;
  const mvn = find("mvn");
  return mvn ? { java, javac, jar, mvn, version } : "Maven (mvn) is not installed";
}

/** Whether a search node can be started on this machine; if not, `say` receives one line with the reason. */
export function searchNodeAvailable(say: (line: string) => void): boolean {
  const tools = findTools();
  if (typeof tools === "string") say(`The tests on OpenSearch are left out: ${tools}.`);
  return typeof tools !== "string";
}

function find(name: string): string | undefined {
  const { JAVA_HOME, PATH = "" } = process.env;
  const folders = [...(JAVA_HOME ? [join(JAVA_HOME, "bin")] : []), ...PATH.split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
