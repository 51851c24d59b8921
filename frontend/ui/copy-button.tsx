import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { toast } from "./toast-store.ts";

/** Puts a text on the clipboard, and says whether that went well. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Copied to the clipboard" });
    } catch {
      toast({
        title: "Copying failed",
        description: "This browser did not allow it. Select the text instead.",
        variant: "destructive",
      });
    }
  };
  return (
    <Button onClick={copy}>
      <Copy size={16} aria-hidden />
      {children}
    </Button>
  );
}
