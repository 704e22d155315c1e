import { z } from 'zod';
import { idParam } from './fields.ts';

/** The address of one thing: `/api/startups/{id}`. */
export const byId = z.strictObject({ id: idParam() });
