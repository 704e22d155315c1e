import { useState } from 'react';
import { room, useRoomPlace } from './room.ts';

/**
 * Asks for the open page while its document is still on its way, so that a slow line waits once. True when the page has
 * come, or cannot: what stands below it then may load, and stays while the page is asked for again.
 */
export function usePageAhead(startupId: number, documentId: number | null, canRead: boolean): boolean {
  const { page, query, isText } = useRoomPlace();
  const enabled = documentId !== null && canRead && !isText;
  const { data, error } = room.useCall(
    'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}',
    { params: { id: startupId, documentId: documentId ?? 0, page }, query },
    { enabled },
  );
  const [answeredId, setAnsweredId] = useState<number | null>(null);
  const isAnswered = !enabled || data !== undefined || error !== null;
  if (isAnswered && answeredId !== documentId) setAnsweredId(documentId);
  return isAnswered || answeredId === documentId;
}
