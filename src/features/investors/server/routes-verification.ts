import { findTextRecords } from './dns.ts';
import { AppError, forbidden, invalid, notFound, tooMany } from '#platform/http/errors.ts';
import { implement, DONE, prepared } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { investorVerificationEndpoints } from '../contract.ts';
import { domainOf } from '#shared/domain/host.ts';
import { isProved, proofRecord } from '../domain/domain-proof.ts';
import { canSeeInvestor, canVouch } from '../policy.ts';
import { deleteVouch, findVouches, insertVouch, updateVerifiedDomain } from './queries-vouches.ts';
import { notifyInvestor, reassess, refuseSecondFirm } from './verification.ts';
import { type InvestorRow, lockInvestor } from './queries.ts';
import {
  findEditableInvestor,
  lockOwnInvestor,
  ownPageOf,
  proofRefusal,
  voucherStatusOf,
  vouchOf,
} from './investor-page.ts';

const MOST_LOOKUPS = 4;
let lookups = 0;

/** A look-up takes up to three seconds: only so many at once. */
async function lookUp(domain: string, servers: readonly string[]): Promise<string[][] | null> {
  if (lookups >= MOST_LOOKUPS)
    throw tooMany('Other domains are being checked. Try again in a few seconds.', 3_000);
  lookups += 1;
  try {
    return await findTextRecords(domain, servers);
  } finally {
    lookups -= 1;
  }
}

/** What is to be proved: the domain of the firm's website, and the word that its text record must hold. */
function claimOf({ website, domainToken }: Pick<InvestorRow, 'website' | 'domainToken'>) {
  const domain = website === null ? null : domainOf(website);
  if (domain === null || domainToken === null) throw invalid('website', 'Add your firm’s website first.');
  const refusal = proofRefusal(domain);
  if (refusal !== null) throw invalid('website', refusal);
  return { domain, domainToken };
}

export const investorVerificationRoutes = implement(investorVerificationEndpoints, {
  'POST /api/investors/{id}/verify-domain': prepared(
    async ({ actor, params, services }) => {
      const claim = claimOf(await findEditableInvestor(services.db, actor, params.id));
      return { ...claim, records: await lookUp(claim.domain, services.env.dnsServers) };
    },
    async ({ actor, db, params, services }, { domain, domainToken, records }) => {
      if (records === null)
        throw new AppError('unavailable', `The DNS servers of ${domain} did not respond. Try again later.`);
      if (!isProved(records, domainToken))
        throw invalid(
          'website',
          `${domain} has no TXT record ${proofRecord(domainToken)} yet. A new record can take an hour to appear.`,
        );
      const investor = await lockOwnInvestor(db, actor, params.id);
      if (claimOf(investor).domainToken !== domainToken)
        throw new AppError('conflict', 'Your website has changed. Verify the new domain.');
      await refuseSecondFirm(db, actor.id, { firmName: investor.firmName, domain });
      await updateVerifiedDomain(db, investor.id, domain);
      await reassess(db, [investor.id], services.now());
      return ownPageOf(db, actor);
    },
  ),

  'POST /api/investors/{id}/vouches': async ({ actor, body, db, params, services }) => {
    const investor = await lockInvestor(db, params.id, actor.id);
    if (!investor || !canSeeInvestor(investor)) throw notFound();
    if (investor.userId === actor.id) throw forbidden('You cannot vouch for yourself.');
    const voucher = await voucherStatusOf(db, actor);
    if (!voucher.hasProfile)
      throw forbidden('Create your investor profile or join a startup, then vouch for others.');
    if (!canVouch(actor, voucher, investor))
      throw forbidden('Demo accounts and real investors cannot vouch for each other.');
    const vouch = {
      investorId: investor.id,
      voucherId: actor.id,
      statement: body.statement,
      forName: fullName(investor),
      forFirm: investor.firmName,
    };
    if (!(await insertVouch(db, vouch)))
      throw new AppError('conflict', 'You have already vouched for this investor.');
    await notifyInvestor(db, { ...investor, content: `${fullName(actor)} vouched for you.` });
    await reassess(db, [investor.id], services.now());
    const mine = (await findVouches(db, [investor.id])).find(({ userId }) => userId === actor.id);
    if (!mine) throw notFound();
    return vouchOf(mine);
  },

  'DELETE /api/investors/{id}/vouches/mine': async ({ actor, db, params, services }) => {
    const investor = await lockInvestor(db, params.id, actor.id);
    if (!investor || !canSeeInvestor(investor)) throw notFound();
    if (!(await deleteVouch(db, investor.id, actor.id))) throw notFound();
    await reassess(db, [investor.id], services.now());
    return DONE;
  },
});
