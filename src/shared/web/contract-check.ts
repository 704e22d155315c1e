import { zodResolver } from '@hookform/resolvers/zod';
import { config } from 'zod';
import type { FormSchema } from './use-contract-form.ts';

// The page's security policy forbids code made at run time, which zod would try.
config({ jitless: true });

/** Checks a form by a contract's shape, with the contract's messages. */
export const checkBy = <S extends FormSchema>(schema: S) => zodResolver(schema);
