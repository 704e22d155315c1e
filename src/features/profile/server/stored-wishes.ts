import { storedJson } from '#platform/postgres/stored-json.ts';
import { Wishes } from '../contract/suggestion.ts';
import { NO_WISHES } from '../domain/wish.ts';

export const storedWishes = storedJson(Wishes);

/** What a person looks for. Wishes that cannot be read any more are none: nobody is left out by them. */
export const readWishes = (stored: unknown) => storedWishes.read(stored) ?? storedWishes.of(NO_WISHES);
