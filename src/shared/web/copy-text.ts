import { toast } from './toast.ts';

/** Copies a text and confirms it: "Link copied". Where the browser refuses, asks the person to copy it themselves. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: copied });
  } catch {
    toast({
      title: 'We could not copy it',
      description: 'Your browser does not allow it here. Select the text and copy it by hand.',
      variant: 'destructive',
    });
  }
}
