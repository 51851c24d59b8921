import { useEnter } from "../../../features/entrance/use-enter.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import type { SignIn_SignInFragment } from "./login.generated.ts";

/** Completes a successful sign-in: welcomes the user and continues. */
export function useCompleteSignIn(): (signIn: SignIn_SignInFragment) => Promise<void> {
  const enter = useEnter();
  return ({ user, accountRestored }) =>
    enter({
      title: "Login Successful",
      description: accountRestored
        ? `Welcome back, ${user?.firstName || "User"}! Your account won't be deleted.`
        : `Welcome back, ${user?.firstName || "User"}!`,
    });
}

/** Shows that a sign-in was rejected. */
export function notifyLoginFailed({ message }: { message: string }): void {
  toast({ title: "Login Failed", description: message || "Invalid credentials", variant: "destructive" });
}
