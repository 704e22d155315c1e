import { newerStateOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';

/** The public page shows the round, too. */
export const REFRESHES = 'all';

type Versioned = { readonly version: number };

/** Lets a second save go over somebody else's, and says so; what failed is passed on to the form. */
export function overNewer(
  held: Versioned | null,
  adopt: (version: number) => void,
): (error: unknown) => never {
  return (error) => {
    const newer = newerStateOf(error, held);
    if (newer !== null) {
      adopt(newer.version);
      const description = 'Your text is still here: save again to overwrite theirs.';
      toast({ title: 'Someone saved before you', description, variant: 'destructive' });
    }
    throw error;
  };
}
