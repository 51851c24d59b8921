import { useNavigate } from "react-router-dom";
import { toast } from "../../ui/behavior/toast-store.ts";
import { useSession } from "./session-context.ts";
import { useSignOutMutation } from "./sign-out.generated.ts";

/** Signs out and goes to the home page, or shows that it failed. */
export function useSignOut(): { signOut: () => Promise<void>; busy: boolean } {
  const [execute, { loading }] = useSignOutMutation();
  const session = useSession();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await execute();
    } catch {
      toast({
        title: "Logout failed",
        description: "There was an error signing you out.",
        variant: "destructive",
      });
      return;
    }
    await navigate("/");
    await session.renew();
    toast({ title: "Logged out successfully", description: "You have been signed out of your account." });
  };
  return { signOut, busy: loading };
}
