import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EndpointTable } from '#shared/contract/endpoint.ts';
import { callApi, callApiList, clientFor } from './api-client.ts';
import type { AnswerAt, CallOptions, CallParts, Client, EndpointAt, Key, RawInput } from './api-client.ts';
import { OfflineError } from './api-error.ts';

export type ReadOptions = {
  /** False waits, for example until an id is known. */
  readonly enabled?: boolean;
  /** How long an answer counts as fresh; for ever unless stated. */
  readonly staleTimeMs?: number;
  /** Shows the former answer while a new filter loads. */
  readonly keepPrevious?: boolean;
};

export type SendOptions<Answer, Input> = {
  /** Calls whose cached answers this one changes, for example `['GET /api/startups']`; `'all'` for everything. */
  readonly refreshes?: readonly string[] | 'all';
  readonly onSuccess?: (answer: Answer, input: Input) => void;
  readonly onError?: (error: Error, input: Input) => void;
};

type Parts<T extends EndpointTable, K extends Key<T>> = CallParts<EndpointAt<T, K>>;
type SendInput<T extends EndpointTable, K extends Key<T>> = Parts<T, K> & CallOptions;
/** A page of a list, and how many there are in all: at least so many where `isCapped`. */
export type ListOf<Items> = { items: Items; total: number; isCapped?: boolean };

export type EndpointHooks<T extends EndpointTable> = {
  readonly client: Client<T>;
  readonly useCall: <K extends Key<T>>(
    key: K,
    input: Parts<T, K>,
    options?: ReadOptions,
  ) => UseQueryResult<AnswerAt<T, K>>;
  readonly useList: <K extends Key<T>>(
    key: K,
    input: Parts<T, K>,
    options?: ReadOptions,
  ) => UseQueryResult<ListOf<AnswerAt<T, K>>>;
  readonly useSend: <K extends Key<T>>(
    key: K,
    options?: SendOptions<AnswerAt<T, K>, SendInput<T, K>>,
  ) => UseMutationResult<AnswerAt<T, K>, Error, SendInput<T, K>>;
};

/** The key under which a call's answer is cached; its first part is enough to refresh all of them. */
export function cacheKey(key: string, input: RawInput = {}): readonly unknown[] {
  return [key, input.params ?? null, input.query ?? null];
}

/** Hooks of one contract: `const { useCall, useList, useSend } = endpointHooks<typeof startupEndpoints>()`. */
export function endpointHooks<T extends EndpointTable>(): EndpointHooks<T> {
  const client = clientFor<T>();
  const hooks = {
    client,
    useCall: (key: string, input: RawInput, options: ReadOptions = {}) =>
      useQuery({
        queryKey: cacheKey(key, input),
        queryFn: ({ signal }) => callApi(key, { ...input, signal }),
        ...readOptions(options),
      }),
    useList: (key: string, input: RawInput, options: ReadOptions = {}) =>
      useQuery({
        queryKey: [...cacheKey(key, input), 'list'],
        queryFn: ({ signal }) => callApiList(key, { ...input, signal }),
        ...readOptions(options),
      }),
    useSend: (key: string, options: SendOptions<unknown, RawInput> = {}) => useSendRaw(key, options),
  };
  return typedByContract<T>(hooks);
}

/** Holds because the hooks pass on to the client exactly what their typed signatures took. */
function typedByContract<T extends EndpointTable>(hooks: unknown): EndpointHooks<T> {
  return hooks as EndpointHooks<T>;
}

function readOptions({ enabled = true, staleTimeMs, keepPrevious = false }: ReadOptions) {
  return {
    enabled,
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  };
}

/** What a call sends, as far as it can be compared: a file to upload is itself and no other. */
const sameCall = (one: RawInput, other: RawInput): boolean =>
  one.form === other.form &&
  JSON.stringify([one.params, one.query, one.body]) ===
    JSON.stringify([other.params, other.query, other.body]);

/**
 * A creating call carries one idempotency key until the server has answered it, so a double click or a retry
 * after a broken connection creates one object. Another input is another call, also while the last one is under way.
 */
function useSendRaw(key: string, options: SendOptions<unknown, RawInput>) {
  const cache = useQueryClient();
  const unanswered = useRef<{ readonly idempotencyKey: string; readonly input: RawInput } | null>(null);
  return useMutation<unknown, Error, RawInput>({
    mutationFn: async (input) => {
      if (!key.startsWith('POST ')) return callApi(key, input);
      const last = unanswered.current;
      const sent =
        last !== null && sameCall(last.input, input) ? last : { idempotencyKey: crypto.randomUUID(), input };
      unanswered.current = sent;
      const isAnswered = () => {
        if (unanswered.current === sent) unanswered.current = null;
      };
      try {
        const answer = await callApi(key, { idempotencyKey: sent.idempotencyKey, ...input });
        // Before what follows a success: the next call is another one, though screens still read anew.
        isAnswered();
        return answer;
      } catch (error) {
        if (!(error instanceof OfflineError)) isAnswered();
        throw error;
      }
    },
    onSuccess: async (answer, input) => {
      options.onSuccess?.(answer, input);
      if (options.refreshes === 'all') await cache.invalidateQueries();
      else {
        await Promise.all(
          (options.refreshes ?? []).map((name) => cache.invalidateQueries({ queryKey: [name] })),
        );
      }
    },
    onError: (error, input) => options.onError?.(error, input),
  });
}
