import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Resolver, Root } from "type-graphql";
import { Allowed, BySession, OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { asPerson, isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { VendorClaim } from "../vendor-claim.entity.ts";
import { decideClaim } from "./decide-claim.service.ts";
import { answerClaim, submitClaim, withdrawClaim } from "./evidence.service.ts";

@InputType({ description: "What a claimant tells the administrators." })
export class VendorClaimInput {
  @Field({ description: "Why they should manage the page, at most 2,000 characters." })
  reason: string;

  @Field({ description: "What shows that they belong to the vendor, at most 5,000 characters." })
  evidence: string;
}

@Resolver(() => VendorClaim)
export class EvidenceResolver {
  @SignedIn()
  @OwnTransaction()
  @BySession()
  @Mutation(() => VendorClaim, {
    description:
      "Asks the administrators to let the viewer manage a vendor; a dispute if someone already manages it.",
  })
  submitVendorClaim(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The id of the vendor." }) vendorId: string,
    @Arg("input", () => VendorClaimInput, { description: "Why the viewer should manage the vendor." })
    input: VendorClaimInput,
  ): Promise<VendorClaim> {
    return submitClaim(context, vendorId, input);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => VendorClaim, { description: "Withdraws the viewer's own claim." })
  withdrawVendorClaim(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the claim." }) id: string,
  ): Promise<VendorClaim> {
    return withdrawClaim(context, id);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => VendorClaim, {
    description: "Answers someone else's claim; only for owners of the vendor.",
  })
  answerVendorClaim(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the claim." }) id: string,
    @Arg("answer", { description: "At most 5,000 characters." }) answer: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<VendorClaim> {
    return answerClaim(context, id, answer, version);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "What shows that the claimant belongs to the vendor; null for anyone but them and administrators.",
  })
  evidence(@Root() { claimant, evidence }: VendorClaim, @Ctx() { actor }: Context): string | null {
    return isAdministrator(actor) || asPerson(actor)?.id === claimant.id ? evidence : null;
  }

  @Allowed("admin")
  @Mutation(() => VendorClaim, { description: "Grants or declines a claim, and tells both sides why." })
  decideVendorClaim(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the claim." }) id: string,
    @Arg("grant", { description: "Whether the claim is granted; otherwise it is declined." }) grant: boolean,
    @Arg("endMemberships", {
      description: "Whether to remove the current members, so that they no longer manage the page.",
    })
    endMemberships: boolean,
    @Arg("reason", { description: "At most 1,000 characters." }) reason: string,
    @Arg("version", () => Int, { description: "The version that was decided on." }) version: number,
  ): Promise<VendorClaim> {
    return decideClaim(context, id, { grant, endMemberships, reason, version });
  }
}
