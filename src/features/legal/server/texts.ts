import { setConsentDue } from '#features/accounts/server/queries-people.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import type { Db } from '#shared/server/context.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import type { LegalText, legalEndpoints } from '../contract.ts';
import { ACCEPTED_PAGES, isAccepted, LEGAL_PAGES, type LegalPage } from '../domain/pages.ts';
import { FORMER_TEXTS, SHIPPED_ON, SHIPPED_TEXTS } from '../domain/shipped-texts.ts';
import { findText, findVersions, insertConsents, insertText } from './queries.ts';

type CallOf<K extends keyof typeof legalEndpoints> = Call<(typeof legalEndpoints)[K]>;

/** Sees to it that each page says what this version of the product ships, until its operator has written their own. */
export async function keepShippedTexts(db: Db): Promise<void> {
  for (const page of LEGAL_PAGES) {
    const current = await findText(db, page);
    if (current && !FORMER_TEXTS[page]?.includes(current.content)) continue;
    await insertText(db, {
      page,
      version: (current?.version ?? 0) + 1,
      content: SHIPPED_TEXTS[page],
      publishedAt: new Date(`${SHIPPED_ON[page]}T00:00:00Z`),
      asksAgain: false,
    });
  }
}

const isShipped = (page: LegalPage, content: string): boolean =>
  [SHIPPED_TEXTS[page], ...(FORMER_TEXTS[page] ?? [])].includes(content);

async function loadText(db: Db, page: LegalPage, version?: number): Promise<LegalText> {
  const text = await findText(db, page, version);
  if (!text) throw notFound();
  return {
    page: text.page,
    version: text.version,
    content: text.content,
    publishedAt: text.publishedAt.toISOString(),
    isShipped: isShipped(page, text.content),
    versions: (await findVersions(db, page)).map((each) => ({
      version: each.version,
      publishedAt: each.publishedAt.toISOString(),
    })),
  };
}

export const handleText = ({ db, params, query }: CallOf<'GET /api/legal/{page}'>) =>
  loadText(db, params.page, query.version);

export async function handlePublish(call: CallOf<'POST /api/admin/legal/{page}'>) {
  const { body, db, params, services, actedOn } = call;
  const { page } = params;
  const current = await findText(db, page);
  const version = body.version + 1;
  const text = { page, version, content: body.content, publishedAt: services.now() };
  const asksAgain = body.asksAgain && isAccepted(page);
  if (current?.version !== body.version || !(await insertText(db, { ...text, asksAgain })))
    throw new AppError('conflict', 'Someone else has published a version. Please check it again.', {
      current: await loadText(db, page),
    });
  if (asksAgain) await setConsentDue(db, null, true);
  actedOn({ detail: `${page}, version ${version}${asksAgain ? ', everyone is asked to accept it' : ''}` });
  return loadText(db, page);
}

/** Somebody who signs up accepts what stands there now. */
export const acceptAtSignUp = (db: Db, userId: string, now: Date): Promise<void> =>
  insertConsents(db, { userId, pages: ACCEPTED_PAGES, now });

export async function handleConsent({ actor, body, db, services }: CallOf<'POST /api/legal/consent'>) {
  for (const page of ACCEPTED_PAGES) {
    const current = await findText(db, page);
    if (current?.version !== body[page])
      throw new AppError('conflict', 'There is a newer version. Please read it first.', {
        current: await loadText(db, page),
      });
  }
  await insertConsents(db, { userId: actor.id, pages: ACCEPTED_PAGES, now: services.now() });
  await setConsentDue(db, actor.id, false);
  return DONE;
}
