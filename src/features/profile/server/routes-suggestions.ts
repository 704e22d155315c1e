import { notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import { suggestionEndpoints } from '../contract.ts';
import { dismissSuggestion } from './queries-suggestions.ts';
import { findPreferences, generateSuggestions, listSuggestions, savePreferences } from './suggestions.ts';

export const suggestionRoutes = implement(suggestionEndpoints, {
  'GET /api/users/matches': async ({ actor, db, services }) => listSuggestions(db, actor.id, services.now()),

  'POST /api/users/generate-matches': async ({ actor, db, services }) => {
    await generateSuggestions(db, actor.id);
    return listSuggestions(db, actor.id, services.now());
  },

  'POST /api/users/matches/{id}/dismiss': async ({ actor, params, db }) => {
    if (!(await dismissSuggestion(db, actor.id, params.id))) throw notFound();
    return DONE;
  },

  'GET /api/users/match-preferences': async ({ actor, db }) => findPreferences(db, actor.id),

  'PUT /api/users/match-preferences': async ({ actor, body, db, services }) => {
    const saved = await savePreferences(db, actor.id, body, services.now());
    const current = await findPreferences(db, actor.id);
    if (!saved) throw changedMeanwhile(current);
    return current;
  },
});
