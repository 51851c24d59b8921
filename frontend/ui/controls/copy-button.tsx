import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { toast } from "../behavior/toast-store.ts";
import { Button } from "./button.tsx";

/** Copies text to the clipboard and shows whether that succeeded. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Copied to the clipboard" });
    } catch {
      toast({
        title: "Couldn't copy",
        description: "Your browser blocked it. Select the text and copy it yourself.",
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
