import { Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { SyncProfile } from "./profile.types.ts";
import { PROFILES } from "./profiles.ts";

@Resolver(() => SyncProfile)
export class ProfileResolver {
  @Allowed("admin")
  @MaxLength(20)
  @Query(() => [SyncProfile], { description: "Known public sources, by name." })
  syncProfiles(): SyncProfile[] {
    return PROFILES.map(({ mapping, ...profile }) => ({
      ...profile,
      mapping: JSON.stringify(mapping, null, 2),
    }));
  }
}
