import { type CheckRule, evidenceOf, graded, unknown, verdict } from './check.ts';
import { judgeDocuments } from './document-evidence.ts';
import type { DiligenceFacts } from './facts.ts';
import { figureSentence, figureText, latestOf } from './series.ts';

function judgeWebsite({ website }: DiligenceFacts) {
  if (website === null) return unknown('No website is named.');
  return verdict('pass', 'The product has a public address.', evidenceOf('profile', website));
}

function judgeUse({ series }: DiligenceFacts) {
  const users = latestOf(series, 'users');
  if (users === null) return unknown('No number of users is on record.');
  const outcome = users.value === 0 ? 'fail' : users.evidence === 'claimed' ? 'partial' : 'pass';
  return verdict(outcome, figureSentence(users), evidenceOf('traction', figureText(users)));
}

function judgeAge({ foundedYear, asOf }: DiligenceFacts) {
  if (foundedYear === null) return unknown('The founding year is not named.');
  const years = Number(asOf.slice(0, 4)) - foundedYear;
  return verdict(
    graded(years, 2, 1),
    years < 1 ? 'Founded this year.' : `At work for about ${years === 1 ? 'a year' : `${years} years`}.`,
    evidenceOf('profile', `Founded in ${foundedYear}`),
  );
}

/** Whether it exists, works and belongs to the company. */
export const PRODUCT_CHECKS: readonly CheckRule[] = [
  {
    code: 'PRODUCT_PUBLIC',
    category: 'product',
    label: 'a product that can be looked at',
    why: 'What can be tried says more than any description.',
    source: 'Website on the profile',
    weight: 1,
    request: 'a link to the product, with an account we may try',
    answeredBy: 'profile',
    judge: judgeWebsite,
  },
  {
    code: 'PRODUCT_IN_USE',
    category: 'product',
    label: 'evidence that people use it',
    why: 'Use is the proof that the product solves something; how it is evidenced is part of the proof.',
    source: 'Users in the traction series, with evidence level',
    weight: 3,
    request: 'an export of active users by month from your analytics or database',
    answeredBy: 'traction',
    judge: judgeUse,
  },
  {
    code: 'PRODUCT_AGE',
    category: 'product',
    label: 'two years at work',
    why: 'Products that have lived through two years have met their first real problems.',
    source: 'Founding year on the profile',
    weight: 1,
    request: 'the founding date and the date of the first release',
    answeredBy: 'profile',
    judge: judgeAge,
  },
  {
    code: 'PRODUCT_DESCRIBED',
    category: 'product',
    label: 'how the product works',
    why: 'Solution and product in one’s own words show what is built and what is only planned.',
    source: 'Pitch deck or business plan',
    weight: 2,
    request: 'a short document or recording that shows how the product works today',
    answeredBy: 'document',
    judge: judgeDocuments({ sections: ['product', 'solution'] }),
  },
  {
    code: 'PRODUCT_TECHNICAL',
    category: 'product',
    label: 'a look at the technology by someone who knows it',
    why: 'Security, licences of used code and dependence on one person are seen only from inside.',
    source: 'Technical review noted here',
    weight: 2,
    request: 'an hour with whoever leads engineering, and the list of third-party licences',
    answeredBy: 'mark',
    from: 'seed',
  },
];
