import { insertNotifications } from '#features/notifications/server/queries.ts';
import { invalid } from '#platform/http/errors.ts';
import { lookOf } from '#shared/domain/look.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { words } from '#shared/domain/text.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { affiliationsOf, type Voucher, verificationOf, verificationWords } from '../domain/verification.ts';
import {
  findAffiliations,
  findAssessed,
  findIdsVouchedForBy,
  findVerifiedLike,
  findVouches,
  updateVerification,
  type VouchRow,
} from './queries-vouches.ts';

type InvestorNotification = { readonly userId: string; readonly content: string; readonly id: number };
export const notifyInvestor = (db: Db, { userId, content, id }: InvestorNotification) =>
  insertNotifications(db, [{ userId, content, kind: 'investor-verification', href: `/investors/${id}` }]);

const voucherOf = (row: VouchRow): Voucher => ({
  userId: row.userId,
  isAdmin: row.isAdmin,
  verifiedAt: row.verifiedAt,
  vouchedFor: { name: row.forName, firmName: row.forFirm },
  affiliations: affiliationsOf(row),
});

const lookOfFirm = (firmName: string | null) => (firmName === null ? null : lookOf(firmName) || null);

/**
 * Brings the verification of these investors in line with their proofs and vouches, and tells whoever it changed for.
 * Those for whom they in turn have vouched follow.
 */
export async function reassess(db: Db, ids: readonly number[], now: Date): Promise<void> {
  const investors = await findAssessed(db, ids);
  if (investors.length === 0) return;
  const vouches = Map.groupBy(
    await findVouches(
      db,
      investors.map(({ id }) => id),
    ),
    ({ investorId }) => investorId,
  );
  const people = await findAffiliations(
    db,
    investors.map(({ userId }) => userId),
  );
  const own = new Map(people.map((person) => [person.userId, affiliationsOf(person)]));
  const changed: string[] = [];
  for (const investor of investors) {
    const { id, userId, firmName, verifiedDomain, verifiedAt } = investor;
    const found = verificationOf({
      verifiedDomain,
      named: { name: fullName(investor), firmName },
      since: verifiedAt ?? now,
      affiliations: own.get(userId) ?? [],
      vouchers: (vouches.get(id) ?? []).map(voucherOf),
    });
    const verifiedBy = found?.by ?? null;
    if (verifiedBy === investor.verifiedBy) continue;
    const isNew = (verifiedBy === null) !== (investor.verifiedBy === null);
    const at = isNew ? now : (verifiedAt ?? now);
    await updateVerification(db, id, { verifiedBy, at, look: lookOfFirm(firmName) });
    await notifyInvestor(db, { id, userId, content: verificationWords(verifiedBy) });
    if (isNew) changed.push(userId);
  }
  await reassess(db, await findIdsVouchedForBy(db, changed), now);
}

/** Refuses a firm's name that a reader takes for that of a verified firm, and that is written otherwise. */
export async function refuseLookAlike(db: Db, userId: UserId, firmName: string | null): Promise<void> {
  const look = lookOfFirm(firmName);
  if (look === null) return;
  const written = words(firmName ?? '').join(' ');
  const like = await findVerifiedLike(db, userId, look);
  if (like.some((firm) => words(firm.firmName ?? '').join(' ') !== written))
    throw invalid('firmName', 'Firm name must not imitate a verified firm');
}

/** Refuses a proof for a firm that is called as another one, which has proved another domain. */
export async function refuseSecondFirm(
  db: Db,
  userId: UserId,
  { firmName, domain }: { firmName: string | null; domain: string },
): Promise<void> {
  const look = lookOfFirm(firmName);
  const like = look === null ? [] : await findVerifiedLike(db, userId, look);
  if (like.some(({ verifiedDomain }) => verifiedDomain !== null && verifiedDomain !== domain))
    throw invalid(
      'firmName',
      'A firm with this name is verified by another domain. Please contact the administrators.',
    );
}
