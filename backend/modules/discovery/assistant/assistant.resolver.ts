import { Ctx, Query, Resolver } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";

@Resolver()
export class AssistantResolver {
  @Public()
  @Query(() => String, {
    nullable: true,
    description: "The host of the AI service that the texts of briefs are sent to; null if there is none.",
  })
  briefService(@Ctx() { settings }: Context): string | null {
    return settings.assistant ? new URL(settings.assistant.baseUrl).host : null;
  }
}
