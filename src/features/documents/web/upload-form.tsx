import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatFraction, formatSize } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { FileDrop } from '#shared/web/ui/file-drop.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import type { documentEndpoints } from '../contract.ts';
import type { DocumentDetail } from '../contract/document.ts';
import { LARGEST_FILE_BYTES } from '../domain/limit.ts';

const { useCall, useSend } = endpointHooks<typeof documentEndpoints>();

const ACCEPTED = '.pdf,.pptx,.docx,.xlsx,.txt,.md';
const MEGABYTE = 1024 * 1024;
const REFRESHES = ['GET /api/documents', 'GET /api/documents/usage', 'GET /api/documents/{id}'];

type Target = { documentId: number } | { fields: Readonly<Record<string, string>> };

/** Sends a file as a new document, or as a newer version of one, and tells how far it is. */
function useUpload(target: Target, onDone: (document: DocumentDetail) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const answers = {
    refreshes: REFRESHES,
    onSuccess: (document: DocumentDetail) => {
      setSent(null);
      onDone(document);
    },
    onError: (error: Error) => {
      setSent(null);
      setProblem(messageOf(error));
    },
  };
  const creation = useSend('POST /api/documents', answers);
  const addition = useSend('POST /api/documents/{id}/versions', answers);
  const send = ([file]: File[]) => {
    if (!file) return;
    if (file.size > LARGEST_FILE_BYTES) {
      setProblem(`This file is larger than ${LARGEST_FILE_BYTES / MEGABYTE} MB.`);
      return;
    }
    setProblem(null);
    setSent(0);
    const form = new FormData();
    const fields = 'fields' in target ? target.fields : {};
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    const upload = { form, onProgress: setSent };
    // The form carries the fields; `body` is what they are checked as.
    if ('documentId' in target) addition.mutate({ params: { id: target.documentId }, body: {}, ...upload });
    else creation.mutate({ body: {}, ...upload });
  };
  return { problem, sent, send };
}

/** How much room there is, of a startup, or of one's own where none is named. */
function Usage({ startupId }: { startupId: number }) {
  const { data } = useCall(
    'GET /api/documents/usage',
    { query: startupId === 0 ? {} : { startup: startupId } },
    { staleTimeMs: 0 },
  );
  if (!data) return null;
  const { documents, mostDocuments, bytes, mostBytes } = data;
  return (
    <p className="text-soft tabular text-xs">
      {documents} of {mostDocuments} documents, {formatSize(bytes)} of {formatSize(mostBytes)} used.
    </p>
  );
}

type Props = { label: string; target: Target; onDone: (document: DocumentDetail) => void };

/** Choose or drop a file; what is wrong with it is said here. */
export function UploadForm({ label, target, onDone }: Props) {
  const { problem, sent, send } = useUpload(target, onDone);
  const isSending = sent !== null;
  return (
    <div className="grid gap-3">
      <FileDrop
        label={label}
        required
        accept={ACCEPTED}
        disabled={isSending}
        error={problem}
        hint={`PDF, PPTX, DOCX, XLSX, TXT or MD, at most ${LARGEST_FILE_BYTES / MEGABYTE} MB; the first 300 pages are read.`}
        onFiles={send}
      />
      {'fields' in target ? <Usage startupId={Number(target.fields['startupId'] ?? 0)} /> : null}
      {isSending ? (
        <div className="grid gap-1">
          <ProgressBar percent={100 * sent} label="Upload" />
          <p aria-live="polite" className="text-soft tabular text-sm">
            {sent < 1 ? `Sending, ${formatFraction(sent)}` : 'Sent. Checking the file …'}
          </p>
        </div>
      ) : null}
    </div>
  );
}
