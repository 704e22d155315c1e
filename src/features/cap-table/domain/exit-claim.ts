import { type Convertible, type ConvertingSecurity, readConvertibles } from './convertible.ts';
import { type Fixed, max, mul, parseFixed } from '#shared/domain/fixed.ts';
import { PROBLEMS } from './input-problem.ts';
import { done, type Outcome, refuse } from './refusal.ts';

/**
 * What a SAFE or note may take at an exit before it has converted. `fraction` is the amount over the cap: of the
 * liquidity capitalisation where `countsConverting` (post-money SAFEs), else of the shares without any convertible.
 */
export type ExitClaim = {
  readonly id: string;
  readonly holder: string;
  readonly kind: 'SAFE' | 'NOTE';
  readonly amount: Fixed;
  /** Money taken by who does not convert. */
  readonly cash: Fixed;
  readonly fraction: Fixed;
  readonly countsConverting: boolean;
  readonly choice: 'greater' | 'repay' | 'convert';
};

/**
 * Claims of convertibles at an exit. A SAFE takes the greater of its amount and its conversion at the cap; with a
 * discount alone it takes amount / (1 - discount). A note follows its `onExit` term, a note without a cap is repaid.
 */
export function exitClaims(convertibles: readonly Convertible[]): Outcome<ExitClaim[]> {
  const read = readConvertibles(convertibles);
  if (!read.ok) return read;
  const claims: ExitClaim[] = [];
  for (const [index, security] of read.value.entries()) {
    const convertible = convertibles[index];
    if (!convertible) continue;
    const { kind, onExit = 'greater', holder = security.id } = convertible;
    const multiple = parseFixed(convertible.repaymentMultiple ?? 1);
    if (multiple === null || multiple <= 0n) {
      return refuse(
        'MULTIPLE_INVALID',
        `convertibles.${index}.repaymentMultiple`,
        PROBLEMS.repaymentMultiple,
      );
    }
    const term = bestCap(security);
    const shared = { id: security.id, holder, amount: security.amount, ...term };
    claims.push(
      kind === 'NOTE'
        ? {
            ...shared,
            kind: 'NOTE',
            cash: mul(security.amount, multiple),
            choice: term.fraction === 0n ? 'repay' : onExit,
          }
        : {
            ...shared,
            kind: 'SAFE',
            cash: term.fraction === 0n ? discounted(security) : security.amount,
            choice: term.fraction === 0n ? 'repay' : 'greater',
          },
    );
  }
  return done(claims);
}

/** The lowest cap among the terms; of equal ones that which counts the converting securities. */
function bestCap({ terms }: ConvertingSecurity): Pick<ExitClaim, 'fraction' | 'countsConverting'> {
  let best = { fraction: 0n, countsConverting: false };
  for (const { capFraction: fraction, capitalisation } of terms) {
    const countsConverting = capitalisation.convertingSecurities;
    if (fraction > best.fraction || (fraction === best.fraction && countsConverting))
      best = { fraction, countsConverting };
  }
  return best;
}

function discounted({ terms, amount }: ConvertingSecurity): Fixed {
  return terms.reduce((most, { atPrice }) => max(most, atPrice), amount);
}
