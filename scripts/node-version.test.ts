import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtFolder } from "../backend/testing/servers/built-scripts.ts";
import { isNewEnough, NEEDED } from "./node-version.ts";

const folder = join(builtFolder(), "dist");

describe("the version of Node", () => {
  it("is the one that package.json asks for", () => {
    const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(engines.node).toBe(`>=${NEEDED.join(".")}`);
  });

  it.each([
    ["18.0.0", false],
    ["20.20.2", false],
    ["22.16.9", false],
    ["22.17.0", true],
    ["24.0.0", true],
  ])("%s is new enough: %s", (version, enough) => {
    expect(isNewEnough(version)).toBe(enough);
  });

  it("is looked at before anything else is loaded, by every built script", () => {
    const scripts = globSync("{scripts,tools}/*.js", { cwd: folder }).filter(
      (file) => !file.endsWith("node-version.js"),
    );
    expect(scripts.length).toBeGreaterThan(8);
    for (const file of scripts) {
      const text = readFileSync(join(folder, file), "utf8");
      const loaded = [...text.matchAll(/^import .* from "(.+)";$/gm)].map(([, name]) => name);
      expect([file, loaded]).toEqual([
        file,
        [expect.stringMatching(/^\.\.?\/(scripts\/)?node-version\.js$/)],
      ]);
      expect(text).toMatch(/^assertNodeVersion\(\);$/m);
    }
  });

  // Where the machine has an old Node of its own, the scripts are run by it.
  const [old] = ["/usr/bin/node", "/usr/local/bin/node"].filter(
    (path) => existsSync(path) && !isNewEnough(String(spawnSync(path, ["--version"]).stdout).slice(1)),
  );
  it("is told in one line by each script", () => {
    for (const file of old ? globSync("{scripts,tools}/*.js", { cwd: folder }) : []) {
      if (file.endsWith("node-version.js")) continue;
      const { status, stdout, stderr } = spawnSync(old ?? "", [join(folder, file)], { encoding: "utf8" });
      expect([file, status, stdout]).toEqual([file, 1, ""]);
      expect(stderr).toMatch(/^SportsTech Hub needs Node 22\.17 or later, and this is [\d.]+: [^\n]+\n$/);
    }
  });
});
