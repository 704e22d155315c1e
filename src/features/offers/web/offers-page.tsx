import { formatMoney, formatRelative } from '#shared/web/format.ts';
import { useLive } from '#shared/web/use-live.ts';
import { usePage } from '#shared/web/use-page.ts';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Row, RowLink, RowList } from '#shared/web/ui/row-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import type { OfferSummary } from '../contract/offer.ts';
import { WORDS } from '../domain/words.ts';
import { LIVE_CALLS, otherName, standingWords, useList } from './offer-words.ts';

function OfferRow({ offer }: { offer: OfferSummary }) {
  return (
    <Row className="grid-cols-[1fr_auto] sm:grid-cols-[2fr_1fr_2fr] sm:items-center">
      <div className="min-w-0">
        <RowLink href={`/offers/${offer.id}`}>{otherName(offer)}</RowLink> <DemoTag isDemo={offer.isDemo} />
        <p className="text-soft text-sm">
          {offer.side === 'startup' ? `for ${offer.startup.name}, ` : ''}
          {WORDS.en.kinds[offer.kind]}
        </p>
      </div>
      <b className="tabular text-right">{formatMoney(offer.amountMinor, offer.currency)}</b>
      <p className="flex flex-wrap items-center gap-2 text-sm max-sm:col-span-2 max-sm:pb-2">
        <Tag tone={offer.step === 'received' ? 'good' : offer.waitsForMe ? 'warn' : 'plain'}>
          {standingWords(offer)}
        </Tag>
        <span className="text-soft">{formatRelative(offer.updatedAt)}</span>
      </p>
    </Row>
  );
}

/** Offers that the reader is a side of, what moved last first. */
export function OffersPage() {
  const paging = usePage();
  const result = useList('GET /api/offers', { query: paging.query }, { keepPrevious: true, staleTimeMs: 0 });
  useLive('offers', LIVE_CALLS);
  return (
    <>
      <PageHeader
        title="Offers"
        note="Between an investor and a startup, from a first amount to money received."
      />
      <PagedList
        name="your offers"
        result={result}
        paging={paging}
        empty={
          <EmptyState title="No offers yet" icon="handshake">
            Investors make one from a startup’s page, founders from their funding tracker.
          </EmptyState>
        }
      >
        {(offers) => (
          <RowList>
            {offers.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </RowList>
        )}
      </PagedList>
    </>
  );
}
