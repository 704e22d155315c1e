import { useQueryClient } from '@tanstack/react-query';
import { fullName } from '#shared/domain/person-name.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { cacheKey, endpointHooks } from '#shared/web/use-endpoint.ts';
import type { documentEndpoints } from '../contract.ts';
import type { Question } from '../contract/analysis.ts';
import type { VersionDetail } from '../contract/document.ts';

const { useSend } = endpointHooks<typeof documentEndpoints>();
const VERSION = 'GET /api/documents/{id}/versions/{number}';

/** Every call whose answer rests on what a document is found to say. */
const REFRESHES = [
  'GET /api/documents',
  'GET /api/documents/{id}',
  'GET /api/documents/{id}/diff',
  VERSION,
  'GET /api/startups/{id}/facts',
  'GET /api/startups/{id}/analysis',
  'GET /api/startups/{id}/due-diligence',
  'GET /api/dashboard/stats',
  'GET /api/dashboard/recommendations',
];

const isSame = (one: Question, other: Question): boolean =>
  one.code === other.code && one.quote.page === other.quote.page && one.quote.start === other.quote.start;

const answerOf = (isSo: boolean, by: string | null) => ({ isSo, by, at: new Date().toISOString() });

/** The version with an answer in it, before the server has judged it. */
function withAnswer(
  version: VersionDetail | undefined,
  question: Question,
  answer: Question['answer'],
): VersionDetail | undefined {
  if (!version?.analysis) return version;
  const questions = (version.analysis.questions ?? []).map((one) =>
    isSame(one, question) ? { ...one, answer } : one,
  );
  return { ...version, analysis: { ...version.analysis, questions } };
}

/** Answers what a version asks: shown at once, put back where it is refused, and to be undone. */
export function useAnswers(params: { readonly id: number; readonly number: number }) {
  const cache = useQueryClient();
  const user = useCurrentUser();
  const { mutate } = useSend('PUT /api/documents/{id}/versions/{number}/answers', { refreshes: REFRESHES });
  const key = cacheKey(VERSION, { params });
  const send = (question: Question, isSo: boolean | null) => {
    const { code, quote, answer: before } = question;
    const show = (answer: Question['answer']) =>
      cache.setQueryData<VersionDetail>(key, (version) => withAnswer(version, question, answer));
    void cache.cancelQueries({ queryKey: key });
    const answer = isSo === null ? null : answerOf(isSo, user ? fullName(user) : null);
    show(answer);
    mutate(
      { params, body: { code, page: quote.page, start: quote.start, isSo } },
      {
        onSuccess: () =>
          toast({
            title: isSo === null ? 'Answer withdrawn' : isSo ? 'Added to the risk flags' : 'Not asked again',
            action: {
              label: 'Undo',
              onAction: () => send({ ...question, answer }, before?.isSo ?? null),
            },
          }),
        onError: (error) => {
          show(before);
          toastError(error);
        },
      },
    );
  };
  return send;
}
