import { type LetterText, withoutKeys } from '#shared/domain/letter.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import type { Db } from '../postgres/db.ts';
import { failureOf, LONGEST_WAIT_MS, nextTry } from './back-off.ts';
import { letterHtml } from './letter-html.ts';
import { claimLetter, type ClaimedLetter, giveUpOldLetters, settleLetter } from './outbox.ts';
import { returnPath } from './return-path.ts';

export type Letter = {
  readonly to: string;
  readonly subject: LetterText;
  readonly text: LetterText;
  /** Mail programs offer it beside the letter, and may themselves post to it (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

export type MailSettings = {
  /** Absent: letters stay in the outbox. */
  readonly smtpUrl?: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
  readonly logo?: { readonly content: Buffer; readonly contentType: 'image/png' | 'image/jpeg' };
  /** Where letters come back to that cannot be delivered; the letter's own number and a signature are added to it. */
  readonly returnTo?: { readonly address: string; readonly secret: string };
};

/** Mail is a row first; it leaves when a mail server is configured, and stays readable when none is. */
export type Mail = {
  queue(db: Db, letter: Letter): Promise<void>;
  /** Sends what is waiting; returns how many left. Several processes may do so at once. */
  flush(db: Db, now: () => Date): Promise<number>;
  /** Lets go of the connections to the mail server. */
  close(): void;
};

/** Programs post the one click to an https address only. */
const unsubscribing = (url: string | null): Record<string, string> => ({
  ...(url === null ? {} : { 'List-Unsubscribe': `<${url}>` }),
  ...(url?.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
});

const SENDERS = 3;
/** No try takes as long: what a sender claims is nobody else's meanwhile, and free again if its process dies. */
const CLAIM_MS = 10 * MINUTE_MS;
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
const LOGO = 'logo';

/** Its library is loaded where there is a mail server. */
async function transportFor(smtpUrl: string) {
  const { default: nodemailer } = await import('nodemailer');
  const url = new URL(smtpUrl);
  // The outbox alone decides about another try: the client's own would send a letter twice whose answer was lost.
  const options = { pool: true, maxConnections: SENDERS, maxRequeues: 0, ...PATIENCE };
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return nodemailer.createTransport(url.href);
}

export function createMail({ smtpUrl, from, replyTo, logo, returnTo }: MailSettings): Mail {
  let opened: ReturnType<typeof transportFor> | null = null;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  function messageOf({ id, toAddress, subject, body, unsubscribeUrl }: ClaimedLetter) {
    return {
      from,
      to: toAddress,
      subject,
      text: body,
      html: letterHtml(body, { name: from.name, logo: logo === undefined ? null : `cid:${LOGO}` }),
      headers: unsubscribing(unsubscribeUrl),
      // The same at each try, so that a mailbox which got the letter before its sender died shows it once.
      messageId: `<letter-${id}@${domain}>`,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(logo === undefined ? {} : { attachments: [{ ...logo, cid: LOGO }] }),
      ...(returnTo === undefined
        ? {}
        : { envelope: { from: returnPath(returnTo.address, id, returnTo.secret), to: toAddress } }),
    };
  }

  return {
    async queue(db, letter) {
      await db
        .insertInto('mailOutbox')
        .values({
          toAddress: letter.to,
          subject: letter.subject.text,
          body: letter.text.text,
          unsubscribeUrl: letter.unsubscribeUrl ?? null,
        })
        .execute();
    },

    async flush(db, now) {
      if (!smtpUrl) return 0;
      const transport = await (opened ??= transportFor(smtpUrl));
      await giveUpOldLetters(db, {
        before: new Date(now().getTime() - LONGEST_WAIT_MS),
        now: now(),
        failure: 'It waited two days without being sent',
      });
      const run = { sent: 0, isOutage: false };
      const sendOne = async (letter: ClaimedLetter): Promise<void> => {
        try {
          await transport.sendMail(messageOf(letter));
          // The keys that links carry are for whoever was written to alone.
          await settleLetter(db, letter.id, { sentAt: now(), body: withoutKeys(letter.body) });
          run.sent += 1;
        } catch (error) {
          const { reason: failure, ...failed } = failureOf(error);
          const nextTryAt = failed.isFinal ? null : nextTry(letter.attempts, now());
          await settleLetter(
            db,
            letter.id,
            nextTryAt === null ? { failedAt: now(), failure } : { nextTryAt, failure },
          );
          run.isOutage ||= failed.isOutage;
        }
      };
      const sender = async (): Promise<void> => {
        while (!run.isOutage) {
          const at = now();
          const letter = await claimLetter(db, { now: at, until: new Date(at.getTime() + CLAIM_MS) });
          if (letter === null) return;
          await sendOne(letter);
        }
      };
      await Promise.all(Array.from({ length: SENDERS }, sender));
      return run.sent;
    },

    close() {
      void opened?.then((transport) => transport.close());
    },
  };
}
