import { test } from "../screen-test.ts";
import { expectWellMade } from "../well-made.ts";

const BRIEF = "text=Video%20analysis%20for%20soccer.%20It%20must%20work%20offline.%20%245k%20a%20year.";

/** What only those who are signed in see of matching, briefs and notifications; the demo's first records are theirs. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  business: [
    "/briefs/1",
    "/profile",
    "/profile?tab=briefs",
    "/profile?tab=searches",
    "/profile?tab=notifications",
    "/notifications",
    "/notifications?show=unread",
    "/matches",
    "/opportunities",
    "/opportunities/1",
    "/postings",
    "/vendors/4",
    `/match?${BRIEF}`,
    `/compare?solutions=1,2,3&${BRIEF}`,
  ],
  student: ["/matches", "/opportunities/1", "/profile?tab=briefs"],
  mentor: ["/matches"],
  investor: ["/matches"],
  admin: [
    "/admin/catalog",
    "/admin/catalog?kind=papers",
    "/admin/catalog/papers/1",
    "/admin/catalog/vendors/new",
    "/admin/import",
    "/admin/sync",
    "/admin/duplicates",
    "/synonyms",
    "/synonyms?show=proposed",
  ],
};

for (const [username, paths] of Object.entries(SCREENS))
  test.describe(() => {
    test.use({ visitor: username });
    for (const path of paths)
      test(`${path} is well made for ${username}`, async ({ page }) => {
        await expectWellMade(page, path);
      });
  });
