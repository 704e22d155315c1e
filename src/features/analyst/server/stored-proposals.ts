import { z } from 'zod';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { Proposal, Unsupported } from '../contract/proposals.ts';

/** What a model said of a version: with a quote that stands in it, and without. */
export const storedProposals = storedJson(z.array(Proposal));
export const storedUnsupported = storedJson(z.array(Unsupported));
