import {
  BookOpenText,
  Briefcase,
  ClipboardPlus,
  FileText,
  Landmark,
  LineChart,
  type LucideIcon,
  MessagesSquare,
  Search,
  ShieldCheck,
  Sparkles,
  Users,
  Zap,
} from "lucide-react";
import { newPostingPath } from "../../../features/postings/posting-paths.ts";
import type { Role } from "../../../graphql/schema.generated.ts";
import { Menu } from "../../../ui/controls/menu.tsx";

type Action = { label: string; to: string; Icon: LucideIcon };

const BRIEF: Action = { label: "Match a brief", to: "/match", Icon: Sparkles };
const MATCHES: Action = { label: "Your matches", to: "/matches", Icon: Search };
const POST: Action = { label: "Post an opportunity", to: newPostingPath("OPPORTUNITY"), Icon: ClipboardPlus };
const ASK: Action = { label: "Ask several vendors", to: "/requests/new", Icon: MessagesSquare };
const RESEARCH: Action = { label: "Browse research", to: "/research", Icon: BookOpenText };
const APPLICATIONS: Action = { label: "Your applications", to: "/profile?tab=applications", Icon: FileText };
const RECEIVED: Action = { label: "Applications received", to: "/applications", Icon: FileText };

/** The most frequent actions of each role, in order. */
const ACTIONS: Record<Role, readonly Action[]> = {
  ADMIN: [
    { label: "Review what's waiting", to: "/moderation", Icon: ShieldCheck },
    { label: "Edit search synonyms", to: "/synonyms", Icon: Search },
    RECEIVED,
    POST,
  ],
  USER: [BRIEF, ASK, POST, RECEIVED],
  STUDENT: [
    { label: "Find a mentor", to: "/dashboard?view=mentors", Icon: Users },
    RESEARCH,
    APPLICATIONS,
    MATCHES,
  ],
  MENTOR: [
    { label: "Post a collaboration", to: newPostingPath("COLLABORATION"), Icon: ClipboardPlus },
    RECEIVED,
    RESEARCH,
    MATCHES,
  ],
  INVESTOR: [
    BRIEF,
    { label: "Market intelligence", to: "/market-intelligence", Icon: LineChart },
    { label: "Browse vendors", to: "/vendors", Icon: Landmark },
    { label: "Browse opportunities", to: "/opportunities", Icon: Briefcase },
  ],
};

/** A menu of the most frequent actions of the viewer's role. */
export const QuickAction = ({ role }: { role: Role }) => (
  <Menu
    variant="primary"
    size="md"
    face={
      <>
        <Zap size={18} strokeWidth={1.75} aria-hidden />
        Quick Action
      </>
    }
    heading="What do you want to do?"
    items={ACTIONS[role]}
  />
);
