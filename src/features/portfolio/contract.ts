import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import { SHEET_BODY_BYTES } from '#shared/contract/sheet-import.ts';
import { CompanyDetail, NoteForm, PortfolioNote } from './contract/company.ts';
import {
  DistributionForm,
  EventChanges,
  ExitForm,
  MarkForm,
  PortfolioEvent,
  RoundForm,
  WriteOffForm,
} from './contract/event.ts';
import { ImportAnswer, ImportBatch, ImportForm, ImportQuery } from './contract/import.ts';
import { Investment, InvestmentChanges, InvestmentForm, ReceivedOffer } from './contract/investment.ts';
import {
  CompanyQuery,
  PortfolioAllocation,
  PortfolioCompany,
  PortfolioHistory,
  PortfolioOverview,
  PortfolioPerformance,
} from './contract/overview.ts';
import { LinkForm, OutsideCompany, OutsideCompanyChanges } from './contract/outside-company.ts';
import { FxRate, RateChanges, RateForm } from './contract/rate.ts';

const one = z.strictObject({ id: idParam() });
const member = 'member';

/** One's own records and those colleagues share; everybody else's are answered 404. */
export const investmentEndpoints = endpoints({
  'POST /api/portfolio/investments': {
    summary: 'Records an investment, the first or a follow-on',
    access: member,
    body: InvestmentForm,
    response: Investment,
    created: true,
  },
  'GET /api/portfolio/offers': {
    summary: 'Offers whose money was received and that are not recorded yet',
    access: member,
    response: z.array(ReceivedOffer),
  },
  'POST /api/portfolio/offers/{id}': {
    summary: 'Records an investment from a received offer, once',
    access: member,
    params: one,
    response: Investment,
    created: true,
  },
  'PATCH /api/portfolio/investments/{id}': {
    summary: 'Changes an investment; a stale version answers 409 with the newer state',
    access: member,
    params: one,
    body: InvestmentChanges,
    response: Investment,
  },
  'DELETE /api/portfolio/investments/{id}': {
    summary: 'Removes an investment; it can be restored',
    access: member,
    params: one,
    response: Investment,
  },
  'POST /api/portfolio/investments/{id}/restore': {
    summary: 'Brings a removed investment back',
    access: member,
    params: one,
    response: Investment,
  },
});

const recorded = { access: member, params: one, response: PortfolioEvent, created: true } as const;

/** What became of a company, recorded by way of one of its investments. */
export const eventEndpoints = endpoints({
  'POST /api/portfolio/investments/{id}/distribution': {
    summary: 'Records money received without leaving',
    body: DistributionForm,
    ...recorded,
  },
  'POST /api/portfolio/investments/{id}/exit': {
    summary: 'Records a full or partial exit from the company',
    body: ExitForm,
    ...recorded,
  },
  'POST /api/portfolio/investments/{id}/write-off': {
    summary: 'Writes the company off',
    body: WriteOffForm,
    ...recorded,
  },
  'POST /api/portfolio/investments/{id}/mark': {
    summary: 'States the value of the whole holding, and why',
    body: MarkForm,
    ...recorded,
  },
  'POST /api/portfolio/investments/{id}/round': {
    summary: 'Records a later priced round of the company',
    body: RoundForm,
    ...recorded,
  },
  'PATCH /api/portfolio/events/{id}': {
    summary: 'Changes a record; a stale version answers 409 with the newer state',
    access: member,
    params: one,
    body: EventChanges,
    response: PortfolioEvent,
  },
  'DELETE /api/portfolio/events/{id}': {
    summary: 'Removes a record; it can be restored',
    access: member,
    params: one,
    response: PortfolioEvent,
  },
  'POST /api/portfolio/events/{id}/restore': {
    summary: 'Brings a removed record back',
    access: member,
    params: one,
    response: PortfolioEvent,
  },
});

/** The portfolio as a whole, today, in dollars, gross of fees. */
export const portfolioEndpoints = endpoints({
  'GET /api/portfolio/overview': {
    summary: 'Totals and recent investments',
    access: member,
    response: PortfolioOverview,
  },
  'GET /api/portfolio/companies': {
    summary: 'The companies held or left; by name ascending, by numbers descending',
    access: member,
    query: CompanyQuery,
    response: z.array(PortfolioCompany),
    list: true,
  },
  'GET /api/portfolio/performance': {
    summary: 'Multiples, rate of return, exits and what currencies did',
    access: member,
    response: PortfolioPerformance,
  },
  'GET /api/portfolio/history': {
    summary: 'Value, money paid in and received over time, and the J-curve',
    access: member,
    response: PortfolioHistory,
  },
  'GET /api/portfolio/allocation': {
    summary: 'What is held by sector, country, stage and vintage',
    access: member,
    response: PortfolioAllocation,
  },
});

const company = z.strictObject({ startupId: idParam() });
const Done = z.object({ ok: z.literal(true) });

/** One company's page: position, flows, what explains the figures, and notes. */
export const companyEndpoints = endpoints({
  'GET /api/portfolio/companies/{startupId}': {
    summary: 'A company held or left, with everything its figures rest on',
    access: member,
    params: company,
    query: z.strictObject({ owner: z.string().max(100).optional() }),
    response: CompanyDetail,
  },
  'PATCH /api/portfolio/companies/{startupId}': {
    summary:
      'Corrects name, country or sector of one’s own company outside the directory; a stale version answers 409',
    access: member,
    params: company,
    body: OutsideCompanyChanges,
    response: OutsideCompany,
  },
  'POST /api/portfolio/companies/{startupId}/link': {
    summary: 'Puts one’s own records of a company outside the directory under the startup it has become',
    access: member,
    params: company,
    body: LinkForm,
    response: Done,
  },
  'POST /api/portfolio/companies/{startupId}/notes': {
    summary: 'Writes a note, private or shared with the firm',
    access: member,
    params: company,
    body: NoteForm,
    response: PortfolioNote,
    created: true,
  },
  'DELETE /api/portfolio/notes/{id}': {
    summary: 'Deletes a note of one’s own',
    access: member,
    params: one,
    response: Done,
  },
});

/** Dated rates with their source: one's own, and the instance's. */
export const rateEndpoints = endpoints({
  'GET /api/portfolio/fx-rates': {
    summary: 'Rates, the newest first; one’s own before the instance’s of a day',
    access: member,
    response: z.array(FxRate),
    list: true,
  },
  'POST /api/portfolio/fx-rates': {
    summary: 'Enters a rate; admins may enter it for everyone',
    access: member,
    body: RateForm,
    response: FxRate,
    created: true,
  },
  'PATCH /api/portfolio/fx-rates/{id}': {
    summary: 'Changes a rate of one’s own, admins also the instance’s; a stale version answers 409',
    access: member,
    params: one,
    body: RateChanges,
    response: FxRate,
  },
  'DELETE /api/portfolio/fx-rates/{id}': {
    summary: 'Deletes a rate of one’s own; admins also the instance’s',
    access: member,
    params: one,
    response: Done,
  },
  'POST /api/portfolio/fx-rates/import': {
    summary: 'Reads rates from CSV: Date, Base, Quote, Rate, Source',
    access: member,
    query: ImportQuery,
    body: ImportForm,
    bodyLimitBytes: SHEET_BODY_BYTES,
    response: ImportAnswer,
    created: true,
  },
});

/** Records from and to CSV. */
export const portfolioFileEndpoints = endpoints({
  'POST /api/portfolio/import': {
    summary: 'Reads investments and what became of them from CSV; good rows are kept, the others named',
    access: member,
    query: ImportQuery,
    body: ImportForm,
    bodyLimitBytes: SHEET_BODY_BYTES,
    response: ImportAnswer,
    created: true,
  },
  'GET /api/portfolio/imports': {
    summary: 'One’s latest twenty imports',
    access: member,
    response: z.array(ImportBatch),
    list: true,
  },
  'DELETE /api/portfolio/imports/{id}': {
    summary: 'Takes a whole import back',
    access: member,
    params: one,
    response: z.object({ removed: z.number() }),
  },
  'GET /api/portfolio/export': {
    summary: 'All records as CSV, in the columns the import reads',
    access: member,
    response: z.string(),
  },
});
