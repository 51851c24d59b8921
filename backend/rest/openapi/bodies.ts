import type { RestRoute } from "../../shared/rest-table/route.ts";

/** The required fields of a call's body, and an example that works as is. */
interface ExampleBody {
  readonly required: readonly string[];
  /** Fields of which at least one is required, too. */
  readonly oneOrMore?: readonly string[];
  readonly example: Readonly<Record<string, unknown>>;
}

const PROFILE: ExampleBody = {
  required: [],
  example: { title: "Performance analyst", organization: "Aldermoor Athletics", location: "Leeds" },
};

const POST: ExampleBody = {
  required: ["title", "content", "category"],
  example: {
    title: "What a training load says",
    content: "A week of sprints is not a week of distance. Compare like with like.",
    category: "Wearable Technology",
    tags: ["load", "sprints"],
  },
};

/** The bodies of calls that accept one, by method and path. */
const BODIES: Readonly<Record<string, ExampleBody>> = {
  "POST /api/auth/login": {
    required: ["username", "password"],
    example: { username: "student", password: "student-demo" },
  },
  "POST /api/auth/login/second-factor": {
    required: ["token", "code"],
    example: { token: "the token from signing in", code: "123456" },
  },
  "POST /api/auth/register": {
    required: ["username", "password", "email", "firstName", "lastName"],
    example: {
      username: "ines.moreau",
      password: "four plain words here",
      email: "ines.moreau@people.example",
      firstName: "Ines",
      lastName: "Moreau",
      role: "student",
    },
  },
  "PATCH /api/users/{id}/profile": PROFILE,
  "PATCH /api/users/{id}/notifications": {
    required: [],
    example: { emailNotifications: true, marketingUpdates: false },
  },
  "POST /api/admin/bulk-notifications": {
    required: ["title", "message", "type"],
    oneOrMore: ["userIds", "usernames", "roles", "organization", "joinedSince"],
    example: {
      title: "Maintenance",
      message: "The site pauses for ten minutes tonight at 11 pm UTC.",
      type: "info",
      roles: ["mentor"],
    },
  },
  "POST /api/admin/solutions": {
    required: ["title", "description", "category", "vendor"],
    example: {
      title: "Sprint Gate Pro",
      description: "Light gates that time sprints to a thousandth of a second.",
      category: "Performance Tracking",
      vendor: "Brindlefox Video",
      pricing: "$1,200",
    },
  },
  "POST /api/admin/blog/posts": POST,
  "PUT /api/admin/blog/posts/{id}": POST,
  "PATCH /api/admin/users/{id}": { required: ["role"], example: { role: "mentor" } },
  "PATCH /api/admin/users/{id}/profile": PROFILE,
  "PATCH /api/admin/users/{id}/permissions": { required: [], example: { isActive: true } },
  "POST /api/admin/users/{id}/reset-password": {
    required: ["newPassword"],
    example: { newPassword: "four other plain words" },
  },
};

/** Returns the required fields of a call's body and an example; undefined for calls without a body. */
export const exampleBodyOf = ({
  method,
  path,
}: Pick<RestRoute, "method" | "path">): ExampleBody | undefined => BODIES[`${method} ${path}`];
