export const LEGAL_PAGES = ['terms', 'privacy', 'cookies', 'imprint'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const LEGAL_TITLES: Readonly<Record<LegalPage, string>> = {
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  cookies: 'Cookies',
  imprint: 'Imprint',
};

/** The pages that people accept: to the others nobody agrees. */
export const ACCEPTED_PAGES = ['terms', 'privacy'] as const satisfies readonly LegalPage[];
export const isAccepted = (page: LegalPage): boolean => ACCEPTED_PAGES.some((each) => each === page);
