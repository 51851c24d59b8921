import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { outsideReviewList } from "./elsewhere/outside-review.list.ts";
import { reviewList, viewerReviewList } from "./review.list.ts";
import { DIMENSION_NAMES, DIMENSIONS, type Dimension, REVIEWER_ROLE_LABELS } from "./reviewer.rules.ts";
import { ReviewerRoles } from "./reviewer.ts";

const RATED = DIMENSION_NAMES.join(" ");

type Rated = Record<Dimension, number | null>;

interface ReviewLine extends Rated {
  id: string;
  solution: { title: string };
  rating: number;
  title: string;
  text: string;
  pros: string;
  cons: string;
  status: string;
  createdAt: Date;
  editedAt: Date | null;
}

interface PublicLine extends Rated {
  reviewerRole: keyof typeof ReviewerRoles | null;
  reviewerLevel: keyof typeof Levels | null;
  sport: { name: string } | null;
  monthsUsed: number | null;
  verifiedBy: string | null;
  id: string;
  solution: { title: string };
  authorName: string;
  affiliation: string;
  rating: number;
  title: string;
  text: string;
  pros: string;
  cons: string;
  createdAt: Date;
  reply: { text: string } | null;
}

interface OutsideLine {
  id: string;
  solution: { title: string; vendor: { name: string } };
  source: string;
  url: string | null;
  authorName: string | null;
  rating: number | null;
  title: string;
  text: string;
  writtenOn: string | null;
}

/** Downloads of published reviews, of those from elsewhere, and of the viewer's own reviews. */
export const reviewFileRoutes: RestRoute[] = [
  listFile<OutsideLine>(anyList(outsideReviewList), {
    summary: "Reviews from elsewhere as CSV, newest first",
    node: "id solution { title vendor { name } } source url authorName rating title text writtenOn",
    columns: {
      Id: ({ id }) => Number(id),
      Solution: ({ solution }) => solution.title,
      Vendor: ({ solution }) => solution.vendor.name,
      Source: ({ source }) => source,
      URL: ({ url }) => url,
      Author: ({ authorName }) => authorName,
      "Rating (of 5)": ({ rating }) => rating,
      Title: ({ title }) => title,
      Text: ({ text }) => text,
      "Written on": ({ writtenOn }) => writtenOn,
    },
  }),
  listFile<PublicLine>(anyList(reviewList), {
    summary: "Published reviews as CSV, newest first",
    node: `id solution { title } authorName affiliation rating ${RATED} title text pros cons createdAt reply { text }
      reviewerRole reviewerLevel sport { name } monthsUsed verifiedBy`,
    columns: {
      Id: ({ id }) => Number(id),
      Solution: ({ solution }) => solution.title,
      Author: ({ authorName }) => authorName,
      Affiliation: ({ affiliation }) => affiliation,
      Rating: ({ rating }) => rating,
      [DIMENSIONS.easeOfUse]: ({ easeOfUse }) => easeOfUse,
      [DIMENSIONS.setup]: ({ setup }) => setup,
      [DIMENSIONS.support]: ({ support }) => support,
      [DIMENSIONS.value]: ({ value }) => value,
      [DIMENSIONS.reliability]: ({ reliability }) => reliability,
      [DIMENSIONS.dataAccess]: ({ dataAccess }) => dataAccess,
      Title: ({ title }) => title,
      Text: ({ text }) => text,
      Pros: ({ pros }) => pros,
      Cons: ({ cons }) => cons,
      Role: ({ reviewerRole }) => reviewerRole && REVIEWER_ROLE_LABELS[ReviewerRoles[reviewerRole]],
      Level: ({ reviewerLevel }) => reviewerLevel && LEVEL_LABELS[Levels[reviewerLevel]],
      Sport: ({ sport }) => sport?.name,
      "Months of use": ({ monthsUsed }) => monthsUsed,
      "Verified customer": ({ verifiedBy }) => verifiedBy !== null,
      "Vendor's reply": ({ reply }) => reply?.text,
      Written: ({ createdAt }) => createdAt,
    },
  }),
  listFile<ReviewLine>(anyList(viewerReviewList), {
    summary: "Your reviews as CSV, newest first",
    node: `id solution { title } rating ${RATED} title text pros cons status createdAt editedAt`,
    columns: {
      Id: ({ id }) => Number(id),
      Solution: ({ solution }) => solution.title,
      Rating: ({ rating }) => rating,
      [DIMENSIONS.easeOfUse]: ({ easeOfUse }) => easeOfUse,
      [DIMENSIONS.setup]: ({ setup }) => setup,
      [DIMENSIONS.support]: ({ support }) => support,
      [DIMENSIONS.value]: ({ value }) => value,
      [DIMENSIONS.reliability]: ({ reliability }) => reliability,
      [DIMENSIONS.dataAccess]: ({ dataAccess }) => dataAccess,
      Title: ({ title }) => title,
      Text: ({ text }) => text,
      Pros: ({ pros }) => pros,
      Cons: ({ cons }) => cons,
      Status: ({ status }) => status.toLowerCase(),
      Written: ({ createdAt }) => createdAt,
      Edited: ({ editedAt }) => editedAt,
    },
  }),
];
