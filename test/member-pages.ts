/** Ten pages of members whose first visit is weighed and timed, each as somebody of the demo sees it. */
export const MEMBER_PAGES: readonly (readonly [role: 'founder' | 'investor', path: string])[] = [
  ['founder', '/'],
  ['founder', '/startups'],
  ['founder', '/startups/1'],
  ['founder', '/investors'],
  ['founder', '/matching'],
  ['founder', '/messages'],
  ['investor', '/portfolio/deal-flow'],
  ['founder', '/ai-insights'],
  ['investor', '/portfolio'],
  ['founder', '/settings'],
];
