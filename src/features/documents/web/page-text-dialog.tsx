import { Dialog } from '#shared/web/ui/dialog.tsx';
import { type PagesProps, PageTextCard } from './page-text-card.tsx';

/** The same text as a sheet, where there is no room beside the findings. */
export function PageTextDialog({ onClose, ...pages }: PagesProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="In the document" wide>
      <PageTextCard {...pages} />
    </Dialog>
  );
}
