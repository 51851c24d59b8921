import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("settings", () => {
  it("have the defaults documented in the README", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      dataDirectory: ".data",
      databaseUrl: undefined,
      demo: true,
      publicUrl: "http://localhost:4000",
      host: "127.0.0.1",
    });
  });

  it("turn the demo off, and listen on all addresses, with an external database", () => {
    const config = readConfig({ DATABASE_URL: "postgres://user:secret@db/hub" });
    expect(config).toMatchObject({ demo: false, host: undefined });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://x"],
    ["DEMO", "perhaps"],
    ["PUBLIC_URL", "hub.example.org"],
    ["LOG_LEVEL", "loud"],
    ["SMTP_URL", "mail.example.org"],
    ["MAIL_FROM", "the hub"],
    ["AI_BASE_URL", "http://ai.example/v1"],
    ["AI_BASE_URL", "https://key@ai.example/v1"],
    ["AI_BASE_URL", "ai.example"],
  ])("say in one line that %s=%s can't be used", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}="${value}" can't be used: [^\\n]+$`));
  });
});
