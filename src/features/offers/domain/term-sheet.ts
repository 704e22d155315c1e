import { minorDigits, withSymbol } from '#shared/domain/currency.ts';
import { formatMoneyExact } from '#shared/domain/money.ts';
import type { Ending, Step } from './offer.ts';
import { shareAtCapPct, sharesBought } from './bought.ts';
import type { OfferTerms } from './terms.ts';
import { dayIn, type Language } from '#shared/domain/paper-language.ts';
import { WORDS, type Words } from './words.ts';

/** One term: what it is called, what it says, and what that rests on. */
export type TermLine = { readonly label: string; readonly value: string; readonly note: string | null };

const percent = (value: number): string => `${Number(value.toFixed(4))}%`;
const counted = (value: number): string => value.toLocaleString('en-US');
const line = (label: string, value: string, note: string | null = null): TermLine => ({ label, value, note });

function convertibleLines(terms: OfferTerms, words: Words, language: Language): TermLine[] {
  const { capMinor, currency, discountPct, interestPct, maturesOn, kind } = terms;
  const share = shareAtCapPct(terms);
  return [
    line(words.cap, capMinor === null ? words.noCap : formatMoneyExact(capMinor, currency)),
    discountPct === null
      ? line(words.discount, words.noCap)
      : line(words.discount, percent(discountPct), words.discountNote),
    ...(share === null ? [] : [line(words.share, percent(share))]),
    ...(kind === 'NOTE' ? [line(words.interest, interestPct === null ? '0%' : percent(interestPct))] : []),
    ...(maturesOn === null ? [] : [line(words.matures, dayIn(language, maturesOn))]),
  ];
}

function pricedLines(terms: OfferTerms, words: Words): TermLine[] {
  const { currency, pricePerShare, shareClass } = terms;
  if (pricePerShare === null || shareClass === null) return [];
  const [whole = '', decimals = ''] = String(pricePerShare).split('.');
  const price = `${counted(Number(whole))}${decimals === '' ? '' : `.${decimals}`}`;
  return [
    line(words.shareClass, shareClass),
    line(words.price, withSymbol(currency, price)),
    line(words.shares, counted(sharesBought(terms, minorDigits(currency)) ?? 0)),
  ];
}

/** Every term of an offer in plain words, as screen and term sheet show it. */
export function termLines(terms: OfferTerms, language: Language): TermLine[] {
  const words = WORDS[language];
  const { kind, currency, amountMinor, mostMinor, proRata, expiresOn } = terms;
  return [
    line(words.instrument, words.kinds[kind]),
    line(words.amount, formatMoneyExact(amountMinor, currency)),
    ...(mostMinor === null ? [] : [line(words.most, formatMoneyExact(mostMinor, currency), words.mostNote)]),
    ...(kind === 'PRICED' ? pricedLines(terms, words) : convertibleLines(terms, words, language)),
    line(words.proRata, proRata ? words.yes : words.no),
    line(words.expires, dayIn(language, expiresOn)),
  ];
}

type Sheet = {
  readonly startupName: string;
  readonly investorName: string;
  readonly number: number;
  /** The day the terms were proposed. */
  readonly day: string;
  readonly terms: OfferTerms;
  /** Null for terms that others have replaced. */
  readonly standing: { readonly step: Step; readonly endedAs: Ending | null } | null;
};

/** What the typesetter prints of an offer. */
export function termSheet(
  { startupName, investorName, number, day, terms, standing }: Sheet,
  language: Language,
) {
  const words = WORDS[language];
  return {
    language,
    title: words.title,
    between: words.between(investorName, startupName),
    version: words.version(number, dayIn(language, day)),
    pageLabel: words.page,
    notice: words.notice,
    headings: { terms: words.terms, meaning: words.meaning, note: words.note, standing: words.standing },
    lines: termLines(terms, language),
    explained: words.explained[terms.kind],
    note: terms.note,
    standing:
      standing === null
        ? null
        : standing.endedAs === null
          ? words.steps[standing.step]
          : words.ended[standing.endedAs],
  };
}
