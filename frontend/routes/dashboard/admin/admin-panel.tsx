import { chakra } from "@chakra-ui/react";
import { BlogActions } from "./blog-actions.tsx";
import { BlogManagement } from "./blog-management.tsx";
import { DemoRequests } from "./demo-requests.tsx";
import { Moderation } from "./moderation.tsx";

/** What administrators do. */
export const AdminPanel = () => (
  <chakra.div display="grid" gap={{ base: "6", md: "8" }} gridTemplateColumns="minmax(0, 1fr)">
    <BlogActions />
    <BlogManagement />
    <Moderation />
    <DemoRequests />
  </chakra.div>
);
