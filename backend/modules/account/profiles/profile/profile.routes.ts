import { switchesOf, textsOf } from "../../../../shared/rest-table/body.ts";
import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";
import { toUser, USER_FIELDS, type UserRow } from "../../identity/account.rest.ts";

const PROFILE = {
  firstName: "string",
  lastName: "string",
  email: "string",
  phone: "string",
  organization: "string",
  title: "string",
  bio: "string",
  website: "string",
  location: "string",
  avatar: "string",
  github: "string",
  linkedin: "string",
  twitter: "string",
} as const;
const NOTIFICATIONS = {
  emailNotifications: "boolean",
  newSolutionAlerts: "boolean",
  researchPaperUpdates: "boolean",
  collaborationRequests: "boolean",
  marketingUpdates: "boolean",
} as const;

/** REST endpoints of the user's own profile. */
export const profileRoutes: RestRoute[] = [
  route<{ updateProfile: UserRow }>({
    method: "PATCH",
    path: "/api/users/{id}/profile",
    summary: "Update your profile; omitted fields stay unchanged",
    body: PROFILE,
    operation: `mutation RestUpdateProfile($id: ID!, $input: UpdateProfileInput!) {
      updateProfile(id: $id, input: $input) { ${USER_FIELDS} }
    }`,
    variables: (request) => ({
      id: request.path.id,
      input: { ...textsOf(request, Object.keys(PROFILE)), version: request.version },
    }),
    response: ({ updateProfile }) => toUser(updateProfile),
    version: ({ updateProfile }) => updateProfile.version,
  }),
  route<{ updateNotificationPreferences: UserRow }>({
    method: "PATCH",
    path: "/api/users/{id}/notifications",
    summary: "Change your notification preferences; omitted fields stay unchanged",
    body: NOTIFICATIONS,
    operation: `mutation RestUpdateNotifications($id: ID!, $input: NotificationPreferencesInput!, $version: Int) {
      updateNotificationPreferences(id: $id, input: $input, version: $version) { ${USER_FIELDS} }
    }`,
    variables: (request) => ({
      id: request.path.id,
      input: switchesOf(request, Object.keys(NOTIFICATIONS)),
      version: request.version,
    }),
    response: ({ updateNotificationPreferences }) => toUser(updateNotificationPreferences),
    version: ({ updateNotificationPreferences }) => updateNotificationPreferences.version,
  }),
];
