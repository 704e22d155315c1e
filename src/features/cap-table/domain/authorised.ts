import { type Fixed, fixed, sum, toNumber } from '#shared/domain/fixed.ts';
import { asConverted, type CapTableEntry, entryType } from './entry.ts';

/** How many shares of a class the company may issue by its articles. */
export type AuthorisedShares = { readonly shareClass: string; readonly shares: number };

export type AuthorisedWarning = {
  readonly code: 'AUTHORISED_EXCEEDED' | 'AUTHORISED_SHORT';
  readonly message: string;
};

const count = (shares: Fixed): string => toNumber(shares, 2).toLocaleString('en');

/**
 * Classes of which more is issued than authorised; and the first class of common where options, the pool and preferred
 * once converted would need more of it than there is.
 */
export function authorisedWarnings(
  entries: readonly CapTableEntry[],
  authorised: readonly AuthorisedShares[],
): AuthorisedWarning[] {
  const sharesOf = (isCounted: (entry: CapTableEntry) => boolean, each = asConverted) =>
    sum(entries.filter(isCounted).map(each));
  const firstCommon = entries.find((entry) => entryType(entry) === 'COMMON')?.shareClass;
  return authorised.flatMap(({ shareClass, shares }): AuthorisedWarning[] => {
    const issued = sharesOf(
      (entry) => entry.shareClass === shareClass,
      (entry) => fixed(entry.shares),
    );
    const limit = fixed(shares);
    if (issued > limit) {
      const message = `${count(issued)} ${shareClass} are issued, ${count(limit)} are authorised: raise the authorised shares first.`;
      return [{ code: 'AUTHORISED_EXCEEDED', message }];
    }
    if (shareClass !== firstCommon) return [];
    const promised = sharesOf((entry) => entryType(entry) !== 'COMMON');
    if (issued + promised <= limit) return [];
    const message = `Options, the pool and preferred may become ${count(promised)} ${shareClass}; with ${count(issued)} issued that is more than the ${count(limit)} authorised.`;
    return [{ code: 'AUTHORISED_SHORT', message }];
  });
}
