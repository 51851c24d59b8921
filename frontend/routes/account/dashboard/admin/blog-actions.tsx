import { chakra } from "@chakra-ui/react";
import { Sprout } from "lucide-react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { useSeedBlogDataMutation } from "./blog-management.generated.ts";
import { refreshPosts } from "./refresh-posts.ts";
import { useActionFeedback } from "./use-action-feedback.ts";

/** Seeds the sample posts. */
export function Component({ title }: { title: string }) {
  const [seed] = useSeedBlogDataMutation(refreshPosts);
  const { busy, run } = useActionFeedback();
  const onSeed = () => run(() => seed(), "Blog data seeded successfully", "Failed to seed blog data");
  return (
    <Panel title={title} fold="blog-actions">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <Button variant="primary" size="md" disabled={busy} onClick={onSeed}>
          <Sprout size={16} aria-hidden />
          {busy ? "Seeding..." : "Seed Blog Data"}
        </Button>
        <chakra.p color="fg.muted" fontSize="sm">
          Add sample blog posts and categories to the system
        </chakra.p>
      </chakra.div>
    </Panel>
  );
}
