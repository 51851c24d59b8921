import { Field, FieldResolver, ObjectType, Query, Resolver, Root } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import { Reads } from "../../../../shared/rows/reads.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { ACTIONS } from "../actions.ts";
import { AuditChange, AuditEntry } from "./audit-entry.entity.ts";
import { subjectPath } from "./subjects.ts";
import { describeEntry, fieldInWords, labelOfAction, valueAsText } from "./wording.ts";

@ObjectType({ description: "An action in the audit trail." })
class AuditAction {
  @Field({ description: "Its name, such as `vendor.verified`." })
  value: string;

  @Field({ description: "What it is called." })
  label: string;
}

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Allowed("admin")
  @MaxLength(ACTIONS.length)
  @Query(() => [AuditAction], { description: "The actions in the audit trail, by name." })
  auditActions(): AuditAction[] {
    return ACTIONS.map((value) => ({ value, label: labelOfAction(value) }));
  }

  @Reads(["action", "actorKind", "actorId", "actorName", "subjectId", "subjectName"])
  @FieldResolver(() => String, { description: "What was done, in one sentence without a period." })
  description(@Root() entry: Row<AuditEntry>): string {
    return describeEntry(entry);
  }

  @Reads(["action"])
  @FieldResolver(() => String, { description: "What the action is called." })
  label(@Root() { action }: Row<AuditEntry>): string {
    return labelOfAction(action);
  }

  @Reads(["subjectKind", "subjectId", "subjectName"])
  @FieldResolver(() => String, {
    nullable: true,
    description: "The path of the record's page; null if it has none or is gone.",
  })
  subjectPath(@Root() { subjectKind, subjectId, subjectName }: Row<AuditEntry>): string | null {
    return subjectId && subjectName ? subjectPath(subjectKind, subjectId) : null;
  }

  @Reads(["changes"])
  @FieldResolver(() => [AuditChange], { description: "What it changed, by field; long texts are cut." })
  changes(@Root() { changes }: Row<AuditEntry>): AuditChange[] {
    return Object.entries(changes).map(([field, { before, after }]) => ({
      field: fieldInWords(field),
      before: valueAsText(before),
      after: valueAsText(after),
    }));
  }
}
