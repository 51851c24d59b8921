import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { User } from "../../account/identity/user.entity.ts";
import { type Application, ApplicationStep } from "./application.entity.ts";

/** Records in an application's history that the actor brought it to its current status. */
export function addStep(context: Context, application: Application, message = ""): void {
  const { em } = context;
  em.create(ApplicationStep, {
    application,
    status: application.status,
    message,
    actor: em.getReference(User, personOf(context).id, { wrapped: true }),
    createdAt: new Date(),
  });
}
