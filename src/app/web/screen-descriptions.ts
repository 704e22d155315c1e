/** What search engines and link previews say of a screen, by its path. The server's pages alone say it, so no browser fetches it. */
export const SCREEN_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/matching/accuracy':
    'How well the scores of Kilele rank investors, measured on real rounds, and what they never use.',
  '/startups': 'Startups in emerging markets, by sector, region, stage and country.',
  '/startups/new': 'Publish your startup where investors look.',
  '/terms': 'The terms of use of this site.',
  '/privacy': 'What this site keeps about people, why and how long.',
  '/cookies': 'The one cookie this site sets.',
  '/imprint': 'Who runs this site.',
  '/accessibility': 'What was checked for accessibility, when, and what fails.',
  '/grievance': 'Ask or complain about your data, without an account.',
  '/sign-in': 'Sign in to Kilele.',
  '/sign-up': 'Join Kilele: free to start.',
  '/reset-password': 'A new password for Kilele.',
  '/investors': 'Angels, funds and institutions that back emerging markets, by what they look for.',
  '/jobs': 'Jobs at startups in emerging markets, co-founders to build with, operators and advisors.',
  '/ai-insights':
    'Matching, document and market analysis that quotes its evidence, with definitions anyone can check.',
  '/analytics':
    'Startups, investors, deals and funding of emerging markets by sector and country, on a map, from rows.',
  '/analytics/rounds': 'Rounds of startups in emerging markets, each with its source.',
};
