import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, OwnTransaction, Public } from "../../shared/access.ts";
import { type Page, PageArguments } from "../../shared/connection.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { DemoRequestConnection } from "./demo-request.connection.ts";
import { DemoRequest } from "./demo-request.entity.ts";
import { DemoRequestInput } from "./demo-request.inputs.ts";
import { listDemoRequests, requestDemo } from "./demo-request.service.ts";

@Resolver(() => DemoRequest)
export class DemoRequestResolver {
  @Public()
  @OwnTransaction()
  @Mutation(() => DemoRequest, { description: "Asks for a demonstration; an administrator answers by mail." })
  requestDemo(
    @Ctx() context: RequestContext,
    @Arg("input", () => DemoRequestInput) input: DemoRequestInput,
  ): Promise<DemoRequest> {
    return requestDemo(context, input);
  }

  @Allowed("admin")
  @Query(() => DemoRequestConnection, { description: "Requests for a demonstration, latest first." })
  demoRequests(
    @Ctx() context: RequestContext,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<DemoRequest>> {
    return listDemoRequests(context, page);
  }
}
