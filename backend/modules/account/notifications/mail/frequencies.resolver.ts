import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { Public, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { type NotificationType, NotificationTypes } from "../notification-type.ts";
import { frequenciesOf, setFrequency, type TypeFrequency } from "./frequencies.service.ts";
import { NotificationFrequencies, type NotificationFrequency } from "./frequency.ts";
import { stopLetters } from "./stop-letters.ts";

@ObjectType({ description: "How often a type of notification comes by email to the viewer." })
export class NotificationTypeFrequency implements TypeFrequency {
  @Field(() => NotificationTypes, { description: "The type." })
  type: NotificationType;

  @Field({ description: "What the type is called." })
  label: string;

  @Field(() => NotificationFrequencies, {
    description: "How often, while the account takes such emails at all.",
  })
  frequency: NotificationFrequency;
}

@Resolver()
export class NotificationFrequencyResolver {
  @SignedIn()
  @MaxLength(20)
  @Query(() => [NotificationTypeFrequency], {
    description:
      "How often each type of notification comes by email to the viewer. For matches of saved searches, each search has its own setting.",
  })
  notificationFrequencies(@Ctx() context: Context): Promise<TypeFrequency[]> {
    return frequenciesOf(context);
  }

  @SignedIn()
  @Mutation(() => [NotificationTypeFrequency], {
    description: "Chooses how often a type of notification comes by email to the viewer. Returns all types.",
  })
  setNotificationFrequency(
    @Ctx() context: Context,
    @Arg("type", () => NotificationTypes, { description: "The type." }) type: NotificationType,
    @Arg("frequency", () => NotificationFrequencies, { description: "How often." })
    frequency: NotificationFrequency,
  ): Promise<TypeFrequency[]> {
    if (type === "search_match") {
      const message = "Choose this for each saved search";
      throw new InvalidInputError(message, { type: message });
    }
    return setFrequency(context, type, frequency);
  }

  @Public()
  @Mutation(() => Done, {
    description: "Stops emails of one type. The response is the same for an unknown key.",
  })
  stopNotificationMails(
    @Ctx() context: Context,
    @Arg("key", { description: "The key in the email." }) key: string,
  ): Promise<Done> {
    return stopLetters(context, key);
  }
}
