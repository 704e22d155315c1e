import type { LegalPage } from './pages.ts';

/** The day of each of these texts. */
export const SHIPPED_ON: Readonly<Record<LegalPage, string>> = {
  terms: '2026-11-22',
  privacy: '2026-11-22',
  cookies: '2026-11-23',
  imprint: '2026-11-22',
};

/** What a site says until its operator writes their own. */
export const SHIPPED_TEXTS: Readonly<Record<LegalPage, string>> = {
  terms: `## What this is

This site brings founders and investors together. It is run by the operator named in the [imprint](/imprint).

## Your account

- Use your own name, and give facts that are true.
- Keep your password to yourself. You answer for what is done with your account.
- You may delete your account at any time in your settings.

## What is not allowed

- Asking for money under false pretences, posing as someone else, insults and threats.
- Collecting other people's data from here, or sending them advertising they did not ask for.
- Attacking the site, or getting at what was not shared with you.

Moderators may hide what breaks these rules and suspend accounts. They give the reason, and you can write to the contact in the [imprint](/imprint).

## What you share

What you enter stays yours. You allow the site to show it to those you share it with: public pages to everyone, data rooms to whom you let in.

## No advice

Fits, scores, valuations and findings are calculated from what people entered and from documents. They are no investment, legal or tax advice, and no offer of securities. Check everything before you invest or sign.

## Liability

The site is offered as it is. The operator answers for damage as the law of its country requires.

## Changes

When these terms change, you are asked to accept the new version. Earlier versions stay readable here.`,
  privacy: `## Who is responsible

The operator named in the [imprint](/imprint) decides what happens with your data. Ask there, or use the [form for questions and complaints](/grievance).

## What is kept, and why

- **Your account**: name, e-mail address, password as a hash, sessions with device and network address. Needed to let you in and to keep others out.
- **What you enter**: profile, startup, investments, documents, messages. Needed for what you use the site for.
- **What you do here**: pages you visit are counted once a day, so that owners see how often they were looked at; reads of private documents are recorded, so that owners know who read them.
- **E-mails** the site sent you.

Nothing is sold, and no advertising network sees your visits.

## Who sees it

Public pages are for everyone. Everything else is for those you share it with. The operator's administrators see accounts and what was reported. A language model reads a document only where the site has one and the owner agreed for that document.

## How long

As long as you have an account, and shorter for visits, notifications and e-mails. When you delete your account, what is yours alone is deleted; what others run on stays without your name. Backups are replaced within days.

## Your rights

You can read and export everything that is kept about you, and correct or delete it, in your [settings](/settings). You can object, and complain: to us with the [form](/grievance), and to the data protection authority of your country. In Nigeria this is the Nigeria Data Protection Commission.

## If something goes wrong

If a breach puts you at risk, we notify you, and the authority within 72 hours of us knowing.`,
  cookies: `## One cookie

This site sets one cookie: it keeps you signed in. It is needed, so there is nothing to agree to. It ends after 30 days or when you sign out. While you sign in in two steps, with a passkey or through your organisation, and after you open an invitation link, a second one lasts a few minutes.

## In your browser

Your theme, drafts and messages written without a connection are kept in your browser's own storage. So are pages and lists you opened while signed in, until you sign out, so that you can read them without a connection. All of it goes when you clear that storage.

## What there is not

No advertising, no tracking and no cookies of other companies.`,
  imprint: `The operator of this site has not named themself yet.

An administrator writes here who runs the site: name, address, e-mail, telephone, register number and, where there is one, the data protection officer.`,
};

const COOKIES_OF_22_NOVEMBER = `## One cookie

This site sets one cookie: it keeps you signed in. It is needed, so there is nothing to agree to. It ends after 30 days or when you sign out. While you sign in through your organisation, and after you open an invitation link, a second one lasts a few minutes.

## In your browser

Your theme, drafts and messages written without a connection are kept in your browser's own storage. They are sent nowhere else and go when you clear it.

## What there is not

No advertising, no tracking and no cookies of other companies.`;

/** What came with earlier versions of the product: a page that still says so is given the text of now as its next version. */
export const FORMER_TEXTS: Readonly<Partial<Record<LegalPage, readonly string[]>>> = {
  cookies: [
    COOKIES_OF_22_NOVEMBER,
    COOKIES_OF_22_NOVEMBER.replace(
      "browser's own storage. They",
      "browser's own storage, and what you have seen until you sign out. They",
    ),
  ],
};
