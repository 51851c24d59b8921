import type { ApiCall } from "./api-call.ts";

/** The calls in a part of the API. */
export interface CallGroup {
  readonly tag: string;
  readonly title: string;
  readonly calls: readonly ApiCall[];
}

/** Returns the calls with all of these words by the parts of the API; parts with public calls come first. */
export function groupsOf(calls: readonly ApiCall[], search: string): CallGroup[] {
  const words = search.toLowerCase().split(/\s+/);
  const found = calls.filter((call) => {
    const text = textOf(call);
    return words.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ tag }) => tag);
  const isOpen = ({ tag }: CallGroup) => calls.some((call) => call.tag === tag && call.caller === "anybody");
  return [...groups]
    .map(([tag, members]) => ({ tag, title: titleOf(tag), calls: members }))
    .sort(
      (one, other) =>
        Number(isOpen(other)) - Number(isOpen(one)) || one.title.localeCompare(other.title, "en-US"),
    );
}

function textOf({ method, path, id, summary, parameters, fields }: ApiCall): string {
  const names = [...parameters, ...fields].map(({ name }) => name);
  return [method, path, id, summary, ...names].join(" ").toLowerCase();
}

const TITLES: Readonly<Record<string, string>> = {
  admin: "Administration",
  ai: "Recommendations",
  auth: "Signing in",
  mentor: "For mentors",
  student: "For students",
};

function titleOf(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return TITLES[tag] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
