import { formatDate, formatMoney } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { offerEndpoints } from '../contract.ts';
import type { Offer, OfferSummary } from '../contract/offer.ts';
import { STEP_LABELS } from '../contract/step-labels.ts';
import { type CLIMB, otherSide, type Side, standingOf } from '../domain/offer.ts';
import { OFFER_KINDS } from '../domain/terms.ts';
import { WORDS } from '../domain/words.ts';

export const { useCall, useList, useSend } = endpointHooks<typeof offerEndpoints>();
/** Calls that read it again when an offer moves. */
export const LIVE_CALLS = ['GET /api/offers', 'GET /api/offers/{id}'];

export const KIND_OPTIONS = OFFER_KINDS.map((kind) => ({ value: kind, label: WORDS.en.kinds[kind] }));

type Climb = (typeof CLIMB)[number];
/** The four steps: what each is called there, and what it means. */
export const STEP_TITLES: Readonly<Record<Climb, string>> = {
  soft: 'Soft',
  committed: 'Committed',
  signed: 'Signed',
  received: 'Received',
};
export const STEP_NOTES: Readonly<Record<Climb, string>> = {
  soft: 'An amount to plan with, and no promise.',
  committed: 'Both agree these terms, papers to follow.',
  signed: 'The same paper on both sides.',
  received: 'Counts as received when both say so.',
};

/** What the button of the next step says. */
export const CONFIRM_WORDS: Readonly<Record<Side, Readonly<Record<Climb, string>>>> = {
  startup: {
    soft: 'Confirm the amount',
    committed: 'Agree the terms',
    signed: 'Record your signature',
    received: 'Record that it arrived',
  },
  investor: {
    soft: 'Confirm the amount',
    committed: 'Agree the terms',
    signed: 'Record your signature',
    received: 'Record that you sent it',
  },
};

/** What a side did at a step, in the past. */
export function didWords({ kind, step, side }: Offer['statements'][number]): string {
  if (kind === 'withdrawn') return 'withdrew';
  if (kind === 'proposed') return 'proposed the terms';
  if (step === 'committed') return 'agreed the terms';
  if (step === 'signed') return 'signed';
  if (step === 'received')
    return side === 'investor' ? 'recorded that it was sent' : 'recorded that it arrived';
  return 'confirmed the amount';
}

export const nameOf = ({ startup, investorName }: OfferSummary, side: Side): string =>
  side === 'startup' ? startup.name : investorName;

/** The one on the other side. */
export const otherName = (offer: OfferSummary): string => nameOf(offer, otherSide(offer.side));

/** "$100,000 firm, interest up to $150,000" */
export function amountWords({ amountMinor, mostMinor, currency }: OfferSummary): string {
  const firm = formatMoney(amountMinor, currency);
  return mostMinor === null ? firm : `${firm} firm, interest up to ${formatMoney(mostMinor, currency)}`;
}

/** What it counts as in the round: "Counts as committed $100,000 and soft-circled $50,000." Null while it counts nowhere. */
export function countsWords({
  amountMinor,
  mostMinor,
  currency,
  step,
  endedAs,
}: OfferSummary): string | null {
  if (endedAs !== null) return null;
  const { softMinor, committedMinor, signedMinor, receivedMinor } = standingOf(
    { amountMinor, mostMinor },
    step,
  );
  const parts = [
    ['received', receivedMinor],
    ['signed', signedMinor],
    ['committed', committedMinor],
    ['soft-circled', softMinor],
  ] as const;
  const said = parts.flatMap(([word, minor]) =>
    minor === 0 ? [] : [`${word} ${formatMoney(minor, currency)}`],
  );
  return said.length === 0 ? null : `Counts as ${said.join(' and ')} in the round.`;
}

/** Where it stands, and for whom it waits. */
export function standingWords(offer: OfferSummary): string {
  const { endedAs, step, waitsForMe, expiresOn } = offer;
  if (endedAs === 'withdrawn') return 'Withdrawn';
  if (endedAs === 'expired') return `Expired on ${formatDate(expiresOn)}`;
  if (step === 'received') return 'Received';
  return `${STEP_LABELS[step]}, ${waitsForMe ? 'waits for you' : `waits for ${otherName(offer)}`}`;
}
