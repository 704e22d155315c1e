import { formatDate } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import type { Agreement } from '../contract/room.ts';
import { refreshesRoom, room } from './room.ts';

/** The text that a guest accepts before anything is shown. */
export function Gate({ startupId, gate }: { startupId: number; gate: Agreement }) {
  const { mutate, isPending } = room.useSend('POST /api/startups/{id}/room/acceptances', refreshesRoom);
  return (
    <Card className="max-w-prose">
      <h2 className="mb-1 text-lg font-semibold">Read and accept this first</h2>
      <p className="text-soft mb-3 text-sm">
        Text {gate.number}, {formatDate(gate.createdAt)}. Your name and the time are recorded with it.
      </p>
      <div className="bg-sunk mb-4 max-h-[50dvh] overflow-y-auto rounded-md p-4 text-sm leading-relaxed break-words whitespace-pre-wrap">
        {gate.body}
      </div>
      <Button
        variant="primary"
        icon="check"
        pending={isPending}
        onClick={() => mutate({ params: { id: startupId }, body: { number: gate.number } })}
      >
        I accept
      </Button>
    </Card>
  );
}
