import nodemailer from 'nodemailer';
import { type LetterText, withoutKeys } from '#shared/domain/letter.ts';
import type { Db } from '../postgres/db.ts';

export type Letter = {
  readonly to: string;
  readonly subject: LetterText;
  readonly text: LetterText;
  /** Mail programs offer it beside the letter, and may themselves post to it (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

/** Mail is a row first; it leaves when a mail server is configured, and stays readable when none is. */
export type Mail = {
  queue(db: Db, letter: Letter): Promise<void>;
  /** Sends what is waiting; returns how many left. */
  flush(db: Db, now: () => Date): Promise<number>;
};

/** Programs post the one click to an https address only. */
const unsubscribing = (url: string | null) => ({
  ...(url === null ? {} : { list: { unsubscribe: url } }),
  ...(url?.startsWith('https:')
    ? { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    : {}),
});

const BATCH = 50;
const MAX_ATTEMPTS = 5;

export function createMail(smtpUrl: string | undefined, from: string): Mail {
  const transport = smtpUrl ? nodemailer.createTransport(smtpUrl) : null;
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
      if (!transport) return 0;
      const waiting = await db
        .selectFrom('mailOutbox')
        .select(['id', 'toAddress', 'subject', 'body', 'unsubscribeUrl'])
        .where('sentAt', 'is', null)
        .where('attempts', '<', MAX_ATTEMPTS)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      let sent = 0;
      for (const letter of waiting) {
        const left = await transport
          .sendMail({
            from,
            to: letter.toAddress,
            subject: letter.subject,
            text: letter.body,
            ...unsubscribing(letter.unsubscribeUrl),
          })
          .then(() => true)
          .catch(() => false);
        await db
          .updateTable('mailOutbox')
          .set((eb) => ({
            attempts: eb('attempts', '+', 1),
            sentAt: left ? now() : null,
            // The keys that links carry are for whoever was written to alone.
            ...(left ? { body: withoutKeys(letter.body), unsubscribeUrl: null } : {}),
          }))
          .where('id', '=', letter.id)
          .execute();
        if (left) sent += 1;
      }
      return sent;
    },
  };
}
