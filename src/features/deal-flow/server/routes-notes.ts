import { forbidden, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import { dealNoteEndpoints } from '../contract.ts';
import { canEditNote } from '../policy.ts';
import { touchDeal } from './queries.ts';
import { insertDealEvents } from './queries-events.ts';
import {
  deleteDealNote,
  type DealNoteRow,
  findDealNote,
  findDealNotes,
  insertDealNote,
  updateDealNote,
} from './queries-notes.ts';
import { lockedDeal, scopeOf, publishPipelineChange, visibleDeal } from './deal-access.ts';

const noteOf = ({ authorId, createdAt, updatedAt, ...row }: DealNoteRow, readerId: string) => ({
  ...row,
  isMine: authorId === readerId,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A private note of a colleague is one that is not there. */
async function readNote(...call: Parameters<typeof findDealNote>): Promise<DealNoteRow> {
  const note = await findDealNote(...call);
  if (!note) throw notFound();
  return note;
}

export const dealNoteRoutes = implement(dealNoteEndpoints, {
  'GET /api/portfolio/deal-flow/{id}/notes': async ({ actor, params, db }) => {
    const deal = await visibleDeal(db, await scopeOf(db, actor), params.id);
    const items = (await findDealNotes(db, deal.id, actor.id)).map((row) => noteOf(row, actor.id));
    return { items, total: items.length };
  },

  'POST /api/portfolio/deal-flow/{id}/notes': async ({ actor, params, body, db, services }) => {
    const scope = await scopeOf(db, actor);
    const deal = await lockedDeal(db, scope, params.id);
    const now = services.now();
    const noteId = await insertDealNote(db, { dealId: deal.id, authorId: actor.id, ...body, now });
    // A private note leaves no trace that colleagues could read.
    if (body.visibility === 'shared' || deal.firmId === null) {
      await touchDeal(db, deal.id, now);
      await insertDealEvents(db, actor.id, [{ dealId: deal.id, kind: 'noted' }], now);
      await publishPipelineChange(db, services, scope, deal.firmId !== null);
    }
    return noteOf(await readNote(db, { dealId: deal.id, noteId }, actor.id), actor.id);
  },

  'PUT /api/portfolio/deal-flow/{id}/notes/{noteId}': async ({ actor, params, body, db, services }) => {
    const scope = await scopeOf(db, actor);
    const deal = await visibleDeal(db, scope, params.id);
    const place = { dealId: deal.id, noteId: params.noteId };
    const note = await readNote(db, place, actor.id);
    if (!canEditNote(noteOf(note, actor.id))) throw forbidden('Only its author can change a note.');
    const { version, ...change } = body;
    if (version !== undefined && version !== note.version) {
      const current = noteOf(note, actor.id);
      throw changedMeanwhile(current);
    }
    await updateDealNote(db, note.id, change, services.now());
    await publishPipelineChange(db, services, scope, deal.firmId !== null);
    return noteOf(await readNote(db, place, actor.id), actor.id);
  },

  'DELETE /api/portfolio/deal-flow/{id}/notes/{noteId}': async ({ actor, params, db, services }) => {
    const scope = await scopeOf(db, actor);
    const deal = await visibleDeal(db, scope, params.id);
    const note = await readNote(db, { dealId: deal.id, noteId: params.noteId }, actor.id);
    if (!canEditNote(noteOf(note, actor.id))) throw forbidden('Only its author can delete a note.');
    await deleteDealNote(db, note.id);
    await publishPipelineChange(db, services, scope, deal.firmId !== null);
    return DONE;
  },
});
