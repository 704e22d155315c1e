import type { Language } from '#shared/domain/paper-language.ts';
import type { OfferKind } from './terms.ts';

const en = {
  title: 'Term sheet',
  between: (investor: string, startup: string) => `${investor} and ${startup}`,
  version: (number: number, day: string) => `Version ${number} of ${day}`,
  page: 'Page',
  notice:
    'This page says in plain words what two sides noted on Kilele. It is no contract and no legal advice. Have a lawyer read the papers before you sign them.',
  kinds: {
    SAFE_POST: 'SAFE, post-money',
    SAFE_PRE: 'SAFE, pre-money',
    NOTE: 'Convertible note',
    PRICED: 'Shares at a price',
  } satisfies Record<OfferKind, string>,
  explained: {
    SAFE_POST:
      'The investor pays now and gets shares later, when the company sells shares at a price. At the cap, the part bought is the amount divided by the cap.',
    SAFE_PRE:
      'The investor pays now and gets shares later, when the company sells shares at a price. Other SAFEs and notes make the part smaller.',
    NOTE: 'The investor lends the amount. It becomes shares when the company sells shares at a price, or is repaid on the day it is due.',
    PRICED: 'The investor buys new shares at the price below.',
  } satisfies Record<OfferKind, string>,
  instrument: 'Instrument',
  amount: 'Amount',
  most: 'Interest up to',
  mostNote: 'The amount is firm; anything above it is interest, and no promise.',
  cap: 'Valuation cap',
  noCap: 'none',
  discount: 'Discount',
  discountNote: 'on the price of the next round',
  share: 'Share of the company at the cap',
  interest: 'Interest a year',
  matures: 'Due on',
  shareClass: 'Class of shares',
  price: 'Price of a share',
  shares: 'Shares for the amount',
  proRata: 'Pro rata right in later rounds',
  yes: 'yes',
  no: 'no',
  expires: 'Can be signed until',
  terms: 'The terms',
  meaning: 'What it means',
  note: 'What was added in words',
  standing: 'How far both sides are',
  steps: {
    proposed: 'proposed, not answered',
    soft: 'soft: an amount to plan with, and no promise',
    committed: 'committed: both agreed these terms, papers to follow',
    signed: 'signed by both',
    received: 'signed by both, and the money was received',
  },
  ended: { withdrawn: 'withdrawn', expired: 'expired' },
};
export type Words = typeof en;

const fr: Words = {
  title: 'Résumé des conditions',
  between: (investor, startup) => `${investor} et ${startup}`,
  version: (number, day) => `Version ${number} du ${day}`,
  page: 'Page',
  notice:
    'Cette page dit en mots simples ce que deux parties ont noté sur Kilele. Ce n’est ni un contrat ni un conseil juridique. Faites lire les actes par un avocat avant de signer.',
  kinds: {
    SAFE_POST: 'SAFE, post-money',
    SAFE_PRE: 'SAFE, pre-money',
    NOTE: 'Obligation convertible',
    PRICED: 'Actions à prix fixé',
  },
  explained: {
    SAFE_POST:
      'L’investisseur paie maintenant et reçoit des actions plus tard, quand la société en vend à un prix. Au plafond, la part achetée est le montant divisé par le plafond.',
    SAFE_PRE:
      'L’investisseur paie maintenant et reçoit des actions plus tard, quand la société en vend à un prix. Les autres SAFE et obligations réduisent cette part.',
    NOTE: 'L’investisseur prête le montant. Il devient des actions quand la société en vend à un prix, ou il est remboursé à l’échéance.',
    PRICED: 'L’investisseur achète des actions nouvelles au prix ci-dessous.',
  },
  instrument: 'Instrument',
  amount: 'Montant',
  most: 'Intérêt jusqu’à',
  mostNote: 'Le montant est ferme ; au-delà, c’est un intérêt et non une promesse.',
  cap: 'Plafond de valorisation',
  noCap: 'aucun',
  discount: 'Décote',
  discountNote: 'sur le prix du prochain tour',
  share: 'Part de la société au plafond',
  interest: 'Intérêt annuel',
  matures: 'Échéance',
  shareClass: 'Catégorie d’actions',
  price: 'Prix d’une action',
  shares: 'Actions pour ce montant',
  proRata: 'Droit de garder sa part aux tours suivants',
  yes: 'oui',
  no: 'non',
  expires: 'À signer avant la fin du',
  terms: 'Les conditions',
  meaning: 'Ce que cela veut dire',
  note: 'Ce qui a été ajouté en mots',
  standing: 'Où en sont les deux parties',
  steps: {
    proposed: 'proposé, sans réponse',
    soft: 'souple : un montant pour prévoir, sans promesse',
    committed: 'engagé : conditions acceptées par les deux, actes à suivre',
    signed: 'signé par les deux',
    received: 'signé par les deux, et l’argent est reçu',
  },
  ended: { withdrawn: 'retiré', expired: 'expiré' },
};

export const WORDS: Readonly<Record<Language, Words>> = { en, fr };
