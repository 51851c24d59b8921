import { chakra } from "@chakra-ui/react";
import { named } from "../../../backend/modules/marketplace/evaluations/board-pack/pack-words.rules.ts";
import { formatRating, formatReviews } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { DateFact } from "../record/date-fact.tsx";
import type { Evaluation_FactsFragment } from "./evaluations.generated.ts";

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gap: "3",
    fontSize: "sm",
    overflowWrap: "anywhere",
    "& dt": { color: "fg.muted" },
  },
});

/** The maximum number of features or integrations that are named. */
const MAX_NAMED = 8;

type Candidate = Evaluation_FactsFragment["candidates"][number];

/** What the catalog says of a candidate, and since when. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  const { facts, path, website, withdrawn, changedSince, name } = candidate;
  return (
    <div>
      {withdrawn && facts && (
        <chakra.p role="status" mb="3" color="warning">
          It was withdrawn from the catalog. This is what it said on <DateFact at={facts.asOf} />.
        </chakra.p>
      )}
      {changedSince && (
        <chakra.p role="status" mb="3" color="warning">
          The catalog has changed since it was added.
        </chakra.p>
      )}
      {facts ? (
        <Facts>
          <div>
            <dt>What it is</dt>
            <chakra.dd lineClamp={6}>{facts.description}</chakra.dd>
          </div>
          <div>
            <dt>Price</dt>
            <dd>{facts.pricing || "Price not listed"}</dd>
          </div>
          {facts.features.length > 0 && (
            <div>
              <dt>Features</dt>
              <dd>{named(facts.features, MAX_NAMED)}</dd>
            </div>
          )}
          {facts.integrations.length > 0 && (
            <div>
              <dt>Works with</dt>
              <dd>{named(facts.integrations, MAX_NAMED)}</dd>
            </div>
          )}
          <div>
            <dt>Reviews</dt>
            <dd>
              {facts.reviewCount > 0
                ? `${formatRating(facts.rating)} of 5, ${formatReviews(facts.reviewCount)}`
                : "No reviews yet"}
            </dd>
          </div>
        </Facts>
      ) : (
        <chakra.p fontSize="sm" color="fg.muted">
          It isn't in the catalog.
        </chakra.p>
      )}
      <chakra.p mt="3" fontSize="sm">
        {path ? (
          <TextLink to={path}>Open the page of {name}</TextLink>
        ) : (
          website && (
            <chakra.a href={website} rel="noopener nofollow" textDecorationLine="underline">
              {website}
            </chakra.a>
          )
        )}
      </chakra.p>
    </div>
  );
}
