import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { VendorRequestInput } from "../../conversations/requests/request.inputs.ts";
import { roomOf } from "../changed-room.ts";
import { EvaluationRoom } from "../room.types.ts";
import { askVendors } from "./ask-vendors.service.ts";

@Resolver()
export class EvaluationQuestionsResolver {
  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description:
      "Asks up to five vendors of candidates the same questions, as the owner. They see neither the evaluation nor each other; its people see the answers.",
  })
  async askEvaluationVendors(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("input", () => VendorRequestInput, { description: "What to ask, and which vendors." })
    input: VendorRequestInput,
    @Arg("key", { description: "A UUID; repeating it sends nothing more." }) key: string,
  ): Promise<EvaluationRoom> {
    await askVendors(context, id, input, key);
    return roomOf(context, id);
  }
}
