import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from "@redocly/openapi-core";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { expect, it } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import { describedWebhooks, restRoutes } from "../routes.ts";
import { openApiDocument } from "./document.ts";

const description = () =>
  JSON.stringify(openApiDocument({ routes: restRoutes, webhooks: describedWebhooks }, createSchema()));

it("Redocly's recommended rules have nothing to say of the description", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintDocument({
    document: makeDocumentFromString(description(), "/api/openapi.json"),
    externalRefResolver: new BaseResolver(config.resolve),
    config,
  });
  const said = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
  expect(said).toEqual([]);
});

it("Spectral's rules have nothing to say of the description", async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: oas as RulesetDefinition, rules: {} });
  const problems = await linter.run(JSON.parse(description()));
  expect(problems.map(({ code, path, message }) => `${code}: ${message} ${path.join(".")}`)).toEqual([]);
});
