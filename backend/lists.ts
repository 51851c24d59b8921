import { managedPostList } from "./modules/blog/editing/managed-post.list.ts";
import { blogPostList } from "./modules/blog/posts/blog-post.list.ts";
import { demoRequestList } from "./modules/demo-requests/demo-request.list.ts";
import { trendList } from "./modules/market/market-trend.list.ts";
import { opportunityList } from "./modules/opportunities/opportunity.list.ts";
import { collaborationList } from "./modules/research/collaboration.list.ts";
import { paperList } from "./modules/research/paper.list.ts";
import { partnerList } from "./modules/research/partner.list.ts";
import { reviewList } from "./modules/reviews/review.list.ts";
import { solutionList } from "./modules/solutions/solution.list.ts";
import { vendorList } from "./modules/vendors/vendor.list.ts";
import type { AnyList } from "./shared/listing/list.ts";
import { anyList } from "./shared/listing/read-list.ts";

/** Every list of the product. */
export const lists: readonly AnyList[] = [
  anyList(solutionList),
  anyList(vendorList),
  anyList(opportunityList),
  anyList(paperList),
  anyList(partnerList),
  anyList(collaborationList),
  anyList(trendList),
  anyList(reviewList),
  anyList(demoRequestList),
  anyList(blogPostList),
  anyList(managedPostList),
];
