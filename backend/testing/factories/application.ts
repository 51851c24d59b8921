import type { RequiredEntityData } from "@mikro-orm/core";
import { Application } from "../../modules/marketplace/applications/application.entity.ts";
import { createOpportunity } from "./opportunity.ts";
import { type Fields, type HasDatabase, type Reference, store } from "./store.ts";

type ApplicationFields = Fields<Application, "applicant" | "opportunity" | "collaboration"> & {
  applicant: Reference;
  opportunity?: Reference;
  collaboration?: Reference;
};

/** A submitted application, by default to an opportunity of its own. */
export async function createApplication(
  place: HasDatabase,
  { applicant, opportunity, collaboration, ...fields }: ApplicationFields,
): Promise<Application> {
  const record = collaboration
    ? { collaboration: collaboration.id }
    : { opportunity: (opportunity ?? (await createOpportunity(place))).id };
  const submittedAt = fields.status === "draft" ? null : new Date();
  const application: RequiredEntityData<Application> = {
    ...record,
    applicant: applicant.id,
    status: "submitted",
    submittedAt,
    affiliation: "Analyst, Rovers",
    contactEmail: "noor@rovers.example",
    text: "We can do it.",
    links: [],
    version: 1,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...fields,
  };
  return store(place, Application, () => application);
}
