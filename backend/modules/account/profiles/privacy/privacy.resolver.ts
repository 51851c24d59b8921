import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { CredentialAttempt, OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { PrivacySettingsInput } from "../../identity/privacy-settings.ts";
import { User } from "../../identity/user.entity.ts";
import { AccountDeletion } from "../deletion/account-deletion.ts";
import { deleteAccount } from "../deletion/deletion.service.ts";
import { DataExport } from "./data-export.ts";
import { exportMyData } from "./export.service.ts";
import { findPerson } from "./person.service.ts";
import { Person } from "./person.ts";
import { updatePrivacy } from "./privacy.service.ts";

@Resolver()
export class PrivacyResolver {
  @SignedIn()
  @Query(() => Person, {
    nullable: true,
    description: "A person by username; null if there is none or their profile is hidden.",
  })
  person(
    @Ctx() context: RequestContext,
    @Arg("username", { description: "The person's username." }) username: string,
  ): Promise<Person | null> {
    return findPerson(context, username);
  }

  @SignedIn()
  @Query(() => DataExport, { description: "All data stored about the viewer." })
  exportMyData(@Ctx() context: RequestContext): Promise<DataExport> {
    return exportMyData(context);
  }

  @SignedIn()
  @Mutation(() => User, { description: "Changes the viewer's privacy settings." })
  updatePrivacy(
    @Ctx() context: RequestContext,
    @Arg("input", () => PrivacySettingsInput, { description: "What others may see." })
    input: PrivacySettingsInput,
  ): Promise<User> {
    return updatePrivacy(context, input);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => AccountDeletion, {
    description:
      "Schedules the viewer's account for deletion in 14 days, unless they sign in before then; ends all sessions.",
  })
  deleteAccount(
    @Ctx() context: RequestContext,
    @Arg("password", { description: "The caller's password." }) password: string,
  ): Promise<AccountDeletion> {
    return deleteAccount(context, password);
  }
}
