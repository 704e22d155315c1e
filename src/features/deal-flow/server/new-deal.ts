import type { Db } from '#shared/server/context.ts';
import { minorUnits } from '#shared/server/refusals.ts';
import type { DealForm } from '../contract/input.ts';
import type { ChosenCompany } from './deal-company.ts';
import { type DealScope, insertDeals, type NewDeal } from './queries.ts';
import { insertDealEvents } from './queries-events.ts';

function valuesOf(
  { amount, currency = 'USD', ...form }: DealForm,
  company: ChosenCompany,
): Omit<NewDeal, 'firmId'> {
  const amountMinor = amount == null ? null : minorUnits('amount', amount, currency);
  const { name: _name, ...stored } = company;
  return {
    ...stored,
    stage: form.stage,
    priority: form.priority,
    interestLevel: form.interestLevel,
    sourceChannel: form.sourceChannel ?? null,
    nextAction: form.nextAction ?? null,
    nextActionDue: form.nextActionDue ?? null,
    amountMinor,
    currency: amountMinor === null ? null : currency,
    passReason: null,
    importId: null,
  };
}

/** Adds a deal to the pipeline of a person, or of the firm they share it with, and begins its history. */
export async function addDeal(
  db: Db,
  { userId, firmId }: DealScope,
  { form, company, now }: { form: DealForm; company: ChosenCompany; now: Date },
): Promise<{ id: number; values: NewDeal }> {
  const values = { ...valuesOf(form, company), firmId };
  const [id = 0] = await insertDeals(db, userId, [values], now);
  await insertDealEvents(db, userId, [{ dealId: id, kind: 'added', toStage: form.stage }], now);
  return { id, values };
}
