import { z } from 'zod';
import { geographyIdOf } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import {
  named,
  listOf,
  moneyAmount,
  oneOf,
  optionalLine,
  optionalLink,
  paragraph,
  term,
} from '#shared/contract/fields.ts';

/** The least an investor may state as a ticket, in US dollars. */
export const LEAST_TICKET_USD = 1000;
const LEAST_TICKET = 'Minimum ticket size is $1,000';

const tickets = {
  minTicketSize: moneyAmount(LEAST_TICKET_USD, LEAST_TICKET),
  averageTicketSize: moneyAmount(LEAST_TICKET_USD, LEAST_TICKET),
  maxTicketSize: moneyAmount(LEAST_TICKET_USD, 'Maximum ticket size is $1,000'),
};
const Tickets = z.object(tickets);
type Tickets = z.infer<typeof Tickets>;

/** The fields of an investor's profile, for forms and updates; `InvestorProfileInput` adds the order of the tickets. */
export const investorProfileFields = {
  type: oneOf(INVESTOR_TYPES, 'Please select an investor type'),
  firmName: named('Firm name', optionalLine({ max: 120 })),
  investmentThesis: paragraph('Investment thesis must be at least 20 characters', { min: 20 }),
  ...tickets,
  sectors: listOf(term(sectorIdOf, 'Choose sectors from the list'), 'Select at least one sector', { min: 1 }),
  geographies: listOf(
    term(geographyIdOf, 'Choose geographies from the list'),
    'Select at least one geography',
    { min: 1 },
  ),
  stages: listOf(term(stageIdOf, 'Choose stages from the list'), 'Select at least one stage', { min: 1 }),
  linkedinUrl: optionalLink(),
};

type TicketProblem = { readonly path: keyof Tickets; readonly message: string };

/** What is out of order among three tickets, smallest first: minimum ≤ average ≤ maximum. */
export function ticketProblems({
  minTicketSize,
  averageTicketSize,
  maxTicketSize,
}: Tickets): readonly TicketProblem[] {
  if (minTicketSize > maxTicketSize)
    return [{ path: 'minTicketSize', message: 'Minimum ticket size must not be above the maximum' }];
  if (averageTicketSize < minTicketSize)
    return [{ path: 'averageTicketSize', message: 'Average ticket size must not be below the minimum' }];
  if (averageTicketSize > maxTicketSize)
    return [{ path: 'averageTicketSize', message: 'Average ticket size must not be above the maximum' }];
  return [];
}

/** A refinement for any object with the three ticket fields; it also speaks while other fields are still wrong. */
export const ticketsInOrder = z.superRefine<Tickets>(
  (value, context) => {
    for (const { path, message } of ticketProblems(value))
      context.addIssue({ code: 'custom', path: [path], message });
  },
  { when: ({ value }) => Tickets.safeParse(value).success },
);

/** What an investor says of themself. Tickets in US dollars; sectors, geographies and stages in any known spelling. */
export const InvestorProfileInput = z.strictObject(investorProfileFields).check(ticketsInOrder);
export type InvestorProfileInput = z.infer<typeof InvestorProfileInput>;

/** `id` is the investor's number in the directory; sectors, geographies and stages are catalogue ids. */
export const InvestorProfile = z.object({
  id: z.int(),
  type: z.enum(INVESTOR_TYPES),
  firmName: z.string().nullable(),
  investmentThesis: z.string(),
  minTicketSize: z.number(),
  averageTicketSize: z.number(),
  maxTicketSize: z.number(),
  sectors: z.array(z.string()),
  geographies: z.array(z.string()),
  stages: z.array(z.string()),
  linkedinUrl: z.string().nullable(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type InvestorProfile = z.infer<typeof InvestorProfile>;
