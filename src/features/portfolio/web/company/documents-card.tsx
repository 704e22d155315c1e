import type { DocumentSummary } from '#features/documents/contract/document.ts';
import { DOCUMENT_TYPE_LABELS } from '#features/documents/contract/document-label.ts';
import type { documentEndpoints } from '#features/documents/contract.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';

const { useList } = endpointHooks<typeof documentEndpoints>();

const None = () => <p className="text-soft text-sm">The team has not shared any documents with you.</p>;

function DocumentLine({ document }: { document: DocumentSummary }) {
  const { id, title, documentType, latest } = document;
  return (
    <li>
      <PageLink
        href={`/documents/${id}`}
        className="hover:bg-sunk -mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-2"
      >
        <Icon name="document" className="text-green size-6 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{title}</span>
          <span className="text-soft block truncate text-sm">
            {DOCUMENT_TYPE_LABELS[documentType]}, {formatDate(latest.createdAt)}
          </span>
        </span>
      </PageLink>
    </li>
  );
}

/** What the company's team lets the reader read. */
export function DocumentsCard({ startupId }: { startupId: number }) {
  const query = { startup: startupId, limit: LARGEST_PAGE };
  const result = useList('GET /api/documents', { query }, { staleTimeMs: 0 });
  useLive('documents', ['GET /api/documents']);
  return (
    <Card>
      <CardHeader title="Documents shared" note="Read only; the team can stop sharing them." />
      {isStatus(result.error, 404) ? (
        <None />
      ) : (
        <Loaded result={result} label="Loading the documents" failure="We could not load the documents">
          {({ items }) =>
            items.length === 0 ? (
              <None />
            ) : (
              <ul className="divide-y">
                {items.map((document) => (
                  <DocumentLine key={document.id} document={document} />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </Card>
  );
}
