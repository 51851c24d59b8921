import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { reviewList, viewerReviewList } from "./review.list.ts";

interface ReviewLine {
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

interface PublicLine {
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

/** Downloads of published reviews, and of the viewer's own reviews. */
export const reviewFileRoutes: RestRoute[] = [
  listFile<PublicLine>(anyList(reviewList), {
    summary: "Published reviews as CSV, newest first",
    node: "id solution { title } authorName affiliation rating title text pros cons createdAt reply { text }",
    columns: {
      Id: ({ id }) => Number(id),
      Solution: ({ solution }) => solution.title,
      Author: ({ authorName }) => authorName,
      Affiliation: ({ affiliation }) => affiliation,
      Rating: ({ rating }) => rating,
      Title: ({ title }) => title,
      Text: ({ text }) => text,
      Pros: ({ pros }) => pros,
      Cons: ({ cons }) => cons,
      "Vendor's reply": ({ reply }) => reply?.text,
      Written: ({ createdAt }) => createdAt,
    },
  }),
  listFile<ReviewLine>(anyList(viewerReviewList), {
    summary: "Your reviews as CSV, newest first",
    node: "id solution { title } rating title text pros cons status createdAt editedAt",
    columns: {
      Id: ({ id }) => Number(id),
      Solution: ({ solution }) => solution.title,
      Rating: ({ rating }) => rating,
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
