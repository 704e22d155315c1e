import { countryLabel, countryOf } from '#shared/domain/catalogue/countries.ts';
import { roundTypeIdOf, roundTypeLabel, stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { MatchCounterpart } from '../contract.ts';
import type { WhatIfAnswer, WhatIfMove } from '../contract/advanced.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { raiseText } from '../domain/speech.ts';
import { findInvestorCounterparts } from './counterparts.ts';
import { STORED_MATCHES } from './queries-stored.ts';
import type { Facts, Move, WhatIf } from './what-if.ts';

const UNKNOWN = 'not stated';

function stageText(id: string | null): string {
  const stage = id === null ? null : stageIdOf(id);
  return stage === null ? UNKNOWN : stageLabel(stage);
}

function countryText(id: string | null): string {
  const country = id === null ? null : countryOf(id);
  return country === null ? UNKNOWN : countryLabel(country);
}

function instrumentText(id: string | null): string {
  const instrument = id === null ? null : roundTypeIdOf(id);
  return instrument === null ? UNKNOWN : roundTypeLabel(instrument);
}

/** The facts that differ, as they are read. */
function triedOf(before: Facts, after: Facts): WhatIfAnswer['tried'] {
  const askText = ({ raiseUsd, raiseStated }: Facts) =>
    raiseUsd === null ? (raiseStated ?? UNKNOWN) : raiseText(raiseUsd, raiseStated);
  return [
    { label: 'Ask', before: askText(before), after: askText(after) },
    { label: 'Stage', before: stageText(before.stage), after: stageText(after.stage) },
    { label: 'Country', before: countryText(before.country), after: countryText(after.country) },
    {
      label: 'Instrument',
      before: instrumentText(before.instrument),
      after: instrumentText(after.instrument),
    },
  ].filter((fact) => fact.before !== fact.after);
}

function moveOf(
  { investorId, flip, ...move }: Move,
  known: ReadonlyMap<number, MatchCounterpart>,
): WhatIfMove[] {
  const counterpart = known.get(investorId);
  if (counterpart === undefined) return [];
  const label = flip?.key === 'misfit' ? 'Rules it out' : criterionName(flip?.key ?? '');
  return [{ ...move, counterpart, flip: flip && { ...flip, label } }];
}

/** What a change would do, with the investors as cards show them. */
export async function answerWhatIf(db: Db, viewer: UserId, found: WhatIf): Promise<WhatIfAnswer> {
  const moves = [...found.entered, ...found.dropped, ...found.stayed];
  const known = await findInvestorCounterparts(
    db,
    viewer,
    moves.map(({ investorId }) => investorId),
  );
  const shown = (some: readonly Move[]) => some.flatMap((move) => moveOf(move, known));
  return {
    compared: found.compared,
    listed: STORED_MATCHES,
    tried: triedOf(found.before, found.after),
    entered: shown(found.entered),
    dropped: shown(found.dropped),
    stayed: shown(found.stayed),
  };
}
