import { toast } from './toast.ts';

/** Copies a text and says so: "Link copied". Where the browser does not allow it, it is to be copied by hand. */
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
