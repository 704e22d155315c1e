import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import { invalid } from '#platform/http/errors.ts';
import type { Db } from '#shared/server/context.ts';
import type { DocumentUsage } from '../contract/document.ts';
import { MOST_BYTES, MOST_DOCUMENTS } from '../domain/limit.ts';
import { findUsage, type Reader, type Whose } from './queries.ts';

const GIGABYTE = 1e9;

/** What a startup, or a person of their own, has stored, and how much there may be. */
export async function usageOf(db: Db, whose: Whose, reader: Reader): Promise<DocumentUsage> {
  const mostBytes = 'startupId' in whose ? MOST_BYTES.startup : MOST_BYTES.person;
  return { ...(await findUsage(db, whose, reader)), mostDocuments: MOST_DOCUMENTS, mostBytes };
}

type Added = { readonly documents: number; readonly bytes: number; readonly by: Reader };

/** Refuses what would be too many, or too much. */
export async function refuseBeyondQuota(db: Db, whose: Whose, added: Added): Promise<void> {
  const { documents, bytes, mostDocuments, mostBytes } = await usageOf(db, whose, added.by);
  if (documents + added.documents > mostDocuments)
    throw invalid('file', `At most ${mostDocuments} documents`);
  if (bytes + added.bytes > mostBytes)
    throw invalid('file', `There is room for ${mostBytes / GIGABYTE} GB. Remove what is not needed first.`);
}

/** The same while nobody else adds something there, until the transaction ends. */
export async function claimQuota(db: Db, whose: Whose, added: Added): Promise<void> {
  const name = 'startupId' in whose ? `startup ${whose.startupId}` : `person ${whose.ownerId}`;
  await takeTurns(db, `documents of ${name}`);
  await refuseBeyondQuota(db, whose, added);
}
