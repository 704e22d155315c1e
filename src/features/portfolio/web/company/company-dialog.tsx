import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { CompanyDetail } from '../../contract/company.ts';
import type { PortfolioEvent } from '../../contract/event.ts';
import type { Investment } from '../../contract/investment.ts';
import type { EventKind } from './event-fields.ts';

const OutsideDialog = lazy(async () => ({ default: (await import('./outside-dialog.tsx')).OutsideDialog }));
const EventDialog = lazy(async () => ({ default: (await import('./event-dialog.tsx')).EventDialog }));

type InvestmentDialogProps = {
  investment: Investment | null;
  startup?: { readonly id: number; readonly name: string } | undefined;
  currency?: string;
  firmName?: string | null;
  onClose: () => void;
};

export type CompanyPageProps = {
  /** Records and edits investments; it belongs to the portfolio. */
  InvestmentDialog: ComponentType<InvestmentDialogProps>;
  /** Takes the rate that is missing. */
  renderRates: (wanted: { currency: string; date: string }, onClose: () => void) => ReactNode;
};

/** Which dialog is open. */
export type Open =
  | { kind: 'investment'; investment: Investment | null }
  | { kind: 'event'; of: EventKind; event: PortfolioEvent | null }
  | { kind: 'rates' }
  | { kind: 'company' }
  | { kind: 'link' }
  | null;

/** What is recorded or corrected on the page of a company. */
export function CompanyDialog({
  detail,
  open,
  onClose,
  InvestmentDialog,
  renderRates,
}: CompanyPageProps & { detail: CompanyDetail; open: Open; onClose: () => void }) {
  const { startup, missingRates, ownCurrency } = detail.company;
  const [gap] = missingRates;
  const [latest] = detail.investments;
  if (open === null || latest === undefined) return null;
  return (
    <Suspense fallback={null}>
      {open.kind === 'investment' ? (
        <InvestmentDialog
          investment={open.investment}
          startup={startup}
          currency={ownCurrency}
          firmName={detail.firm?.name ?? null}
          onClose={onClose}
        />
      ) : open.kind === 'rates' ? (
        gap && renderRates(gap, onClose)
      ) : open.kind === 'company' || open.kind === 'link' ? (
        detail.outside && <OutsideDialog kind={open.kind} company={detail.outside} onClose={onClose} />
      ) : (
        <EventDialog
          kind={open.of}
          event={open.event}
          investmentId={latest.id}
          currency={ownCurrency}
          today={detail.asOf}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
