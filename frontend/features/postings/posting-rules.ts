import type { RefObject } from "react";
import { lazy } from "yup";
import {
  collaborationRules,
  opportunityRules,
} from "../../../backend/modules/marketplace/postings/posting.rules.ts";
import type { PostingKind } from "../../graphql/schema.generated.ts";
import { AS_PERSON, type PostingValues } from "./posting-values.ts";

/** The server's rules for a form with a button that saves a draft, which may be incomplete. */
export const rulesOf = (kind: PostingKind, complete: RefObject<boolean>) =>
  lazy((values: PostingValues) => {
    const demands = { complete: complete.current, personal: values.owner === AS_PERSON };
    return kind === "OPPORTUNITY" ? opportunityRules(demands) : collaborationRules(demands);
  });
