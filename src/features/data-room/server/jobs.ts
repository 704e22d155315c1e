import { AppError } from '#platform/http/errors.ts';
import type { JobDefinition } from '#shared/server/context.ts';
import { MOST_DRAWN_AHEAD } from '../domain/limit.ts';
import { drawAhead } from './pictures.ts';
import { deleteForgottenPictures, findUndrawn } from './queries-pictures.ts';

const MOST_FILES = 10;
const MOST_FORGOTTEN = 1_000;

export const roomJobs: readonly JobDefinition[] = [
  {
    name: 'room-pictures',
    cron: '* * * * *',
    async work(process) {
      const files = await findUndrawn(process.db, { most: MOST_DRAWN_AHEAD, limit: MOST_FILES });
      for (const { pageCount, ...file } of files)
        await drawAhead(process, { ...file, pageCount: pageCount ?? 0 }).catch((error: unknown) => {
          // What is busy, or gone meanwhile, is for the next minute.
          if (!(error instanceof AppError)) throw error;
        });
    },
  },
  {
    name: 'room-pictures-forgotten',
    cron: '23 3 * * *',
    async work({ db, files }) {
      const keys = await db.transaction().execute((trx) => deleteForgottenPictures(trx, MOST_FORGOTTEN));
      for (const key of keys) await files.remove(key);
    },
  },
];
