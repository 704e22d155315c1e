import { useState } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import { formatNumber } from '#shared/web/format.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { documentEndpoints } from '../contract.ts';
import type { PastedAnalysis } from '../contract/analysis.ts';
import { DOCUMENT_TYPE_LABELS } from '../domain/document-label.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../domain/document.ts';
import { LONGEST_PASTE, LONGEST_PASTE_OF_VISITOR } from '../domain/limit.ts';

const { useSend } = endpointHooks<typeof documentEndpoints>();

/** Document 1 is the text that is sent along. */
const PASTED = { id: 1 };

type TypeSelectProps = {
  label?: string;
  type: DocumentType;
  onType: (type: DocumentType) => void;
};

/** Which kind of document it is: each has its own sections and flags. */
export function TypeSelect({ label = 'Document type', type, onType }: TypeSelectProps) {
  return (
    <SelectField
      label={label}
      required
      value={type}
      options={DOCUMENT_TYPES.map((value) => ({ value, label: DOCUMENT_TYPE_LABELS[value] }))}
      // The options are exactly the types.
      onChange={({ target }) => onType(target.value as DocumentType)}
    />
  );
}

type Props = {
  /** Whose figures the text is held against; null for nobody's. */
  startupId: number | null;
  onResult: (result: PastedAnalysis) => void;
};

/** A pasted text, analysed as the kind of document it is. */
export function PasteForm({ startupId, onResult }: Props) {
  const user = useCurrentUser();
  const [type, setType] = useState<DocumentType>('pitch_deck');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const analysis = useSend('POST /api/documents/{id}/analyze', {
    refreshes: ['GET /api/document-analyses'],
    onSuccess: (result) => {
      toast({ title: 'Document analysis completed' });
      onResult(result);
    },
    onError: (error) => {
      setProblem(messageOf(error));
      toast({ title: 'Failed to analyze document', description: messageOf(error), variant: 'destructive' });
    },
  });
  const send = () => {
    setProblem(null);
    analysis.mutate({ params: PASTED, body: { documentText: text, documentType: type, startupId } });
  };
  const [longest, way] =
    user === null
      ? [LONGEST_PASTE_OF_VISITOR, 'sign in for longer texts']
      : [LONGEST_PASTE, 'send longer texts as a file'];
  const tooLong = text.length > longest ? `At most ${formatNumber(longest)} characters; ${way}` : null;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TypeSelect type={type} onType={setType} />
      <TextareaField
        label="Document text"
        required
        rows={9}
        value={text}
        error={tooLong ?? problem}
        hint="Paste the text of a deck, plan, statement or contract, in English or French."
        placeholder="Problem: one in three orders is paid late …"
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          icon="spark"
          pending={analysis.isPending}
          disabled={text.trim() === '' || tooLong !== null}
        >
          Analyze Document
        </Button>
        <p className="text-soft text-sm">Nothing leaves this server. Fixed rules, no language model.</p>
      </div>
    </form>
  );
}
