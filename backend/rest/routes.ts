import { modules } from "../modules.ts";

/** The gateway's route table. */
export const restRoutes = modules.flatMap((module) => module.restRoutes ?? []);

/** What webhooks send, by event, as OpenAPI describes it. */
export const describedWebhooks = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module.describedWebhooks ?? {})),
);
