import type { Client, TestApp } from './app.ts';
import { investorForm, startupForm } from './forms.ts';

/** A founder and an investor in conversation. */
export type Met = { readonly founder: Client; readonly investor: Client; readonly startupId: number };

/** Terms as they are typed: a post-money SAFE in naira. */
export const TERMS = {
  kind: 'SAFE_POST',
  currency: 'NGN',
  amount: 30_000_000,
  cap: 600_000_000,
  expiresOn: '2099-12-31',
};

/** Asking for an introduction and accepting it have tests of their own. */
export async function meet(app: TestApp, name: string): Promise<Met> {
  const founder = await app.member({ userType: 'founder', firstName: 'Wambui', lastName: 'Karanu' });
  const investor = await app.member({ userType: 'investor', firstName: 'Adaeze', lastName: 'Okonjo' });
  const startupId = (await founder.post('/api/startups', startupForm(name))).body.id;
  void (await investor.post('/api/investors', investorForm())).body;
  const asked = await investor.post('/api/introductions', { startupId, reason: 'I back informal trade' });
  void (await founder.post(`/api/introductions/${asked.body.id}/accept`, {})).body;
  return { founder, investor, startupId };
}

type Climb = 'soft' | 'committed' | 'signed' | 'received';

/** An offer of the investor, brought to a step by both. */
export async function offerAt(
  { founder, investor, startupId }: Met,
  step: Climb | 'proposed',
  terms: object = TERMS,
): Promise<number> {
  const { id } = (await investor.post('/api/offers', { startupId, terms })).body;
  const steps = ['soft', 'committed', 'signed', 'received'] as const;
  for (const one of steps.slice(0, steps.findIndex((each) => each === step) + 1)) {
    if (one !== 'soft')
      void (await investor.post(`/api/offers/${id}/confirm`, { step: one, termsRead: 1 })).body;
    void (await founder.post(`/api/offers/${id}/confirm`, { step: one, termsRead: 1 })).body;
  }
  return id;
}
