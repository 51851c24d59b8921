import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { DemoRequest } from "./demo-request.entity.ts";
import { DemoRequestInput } from "./demo-request.inputs.ts";
import { requestDemo } from "./demo-request.service.ts";

@Resolver(() => DemoRequest)
export class DemoRequestResolver {
  @Public()
  @OwnTransaction()
  @Mutation(() => DemoRequest, { description: "Requests a product demo; an administrator replies by email." })
  requestDemo(
    @Ctx() context: RequestContext,
    @Arg("input", () => DemoRequestInput, { description: "Who is asking, and for what." })
    input: DemoRequestInput,
  ): Promise<DemoRequest> {
    return requestDemo(context, input);
  }
}
