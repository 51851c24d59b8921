import { describe, expect, it } from "vitest";
import { contributions } from "../../modules.ts";
import type { AnyList } from "./list.ts";
import { readQuery } from "./list-query.ts";

function listNamed(name: string): AnyList {
  const list = contributions.lists.get(name);
  if (!list) throw new Error(`There is no list ${name}.`);
  return list;
}

describe("a stored query", () => {
  it("accepts the screen's URL values: slugs, labels, words and numbers", () => {
    const query = {
      search: ["gps"],
      level: ["youth-academy", "Elite"],
      category: ["video-analysis"],
      sort: ["newest"],
    };
    expect(readQuery(listNamed("solutions"), query)).toMatchObject({
      search: "gps",
      filter: { levels: ["youth-academy", "elite"], categories: ["video-analysis"] },
      sort: "NEWEST",
    });
    expect(readQuery(listNamed("opportunities"), { due: ["30"], active: ["true"] }).filter).toMatchObject({
      dueWithinDays: 30,
      active: true,
    });
    expect(readQuery(listNamed("managedBlogPosts"), { status: ["draft"] })).toMatchObject({
      status: "draft",
    });
  });

  it("doesn't filter without values, or with all", () => {
    const { filter, sort } = readQuery(listNamed("solutions"), { category: ["all"] });
    expect(Object.values(filter ?? {}).every((value) => value === undefined)).toBe(true);
    expect(sort).toBe("BEST_RATED");
  });

  it.each([
    [{ colour: ["red"] }, "colour"],
    [{ level: ["moon"] }, "level"],
    [{ sort: ["luck"] }, "sort"],
  ])("is refused at what the list does not have: %j", (query, param) => {
    expect(() => readQuery(listNamed("solutions"), query)).toThrow(
      expect.objectContaining({ fields: { [param]: expect.any(String) } }),
    );
  });
});
