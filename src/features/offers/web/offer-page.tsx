import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { formatDate, formatMoney, formatRelative } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { TermList } from '#shared/web/ui/term-list.tsx';
import type { Offer } from '../contract/offer.ts';
import { CLIMB, isBefore, SIDES, STEPS } from '../domain/offer.ts';
import { termLines } from '../domain/term-sheet.ts';
import { ClimbChart } from './climb-chart.tsx';
import {
  amountWords,
  CONFIRM_WORDS,
  countsWords,
  didWords,
  LIVE_CALLS,
  nameOf,
  otherName,
  standingWords,
  STEP_NOTES,
  STEP_TITLES,
  useCall,
  useSend,
} from './offer-words.ts';

const CounterDialog = lazy(async () => ({ default: (await import('./counter-dialog.tsx')).CounterDialog }));
const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));

type Part = { offer: Offer };

const shortPaper = (paper: string) => `${paper.slice(0, 4)}…${paper.slice(-2)}`;

/** What one side recorded for a step, or that it has not. */
function Recorded({
  offer,
  side,
  step,
}: Part & { side: (typeof SIDES)[number]; step: (typeof CLIMB)[number] }) {
  const own = offer.statements.filter(
    (each) => each.terms === offer.terms.number && each.side === side && each.step === step,
  );
  const statement = own.at(-1);
  if (statement === undefined)
    return (
      <li className="text-soft flex items-start gap-2 text-sm">
        <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
        <span>
          <b className="text-ink font-semibold">{nameOf(offer, side)}</b> has not confirmed this yet
        </span>
      </li>
    );
  const paper = offer.papers[side];
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon name="check" className="text-green mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <b className="font-semibold break-words">{nameOf(offer, side)}</b> {didWords(statement)}
        <span className="text-soft block text-xs">
          {formatRelative(statement.at)}, {statement.byName}
          {step === 'signed' && paper !== null ? `, file ${shortPaper(paper)}` : ''}
        </span>
      </span>
    </li>
  );
}

const doneSteps = ({ step }: Offer): number => STEPS.indexOf(step);

/** The four steps with what each side recorded. */
function Steps({ offer }: Part) {
  const done = doneSteps(offer);
  const { papers } = offer;
  const differ = offer.step === 'committed' && SIDES.every((side) => !isBefore(offer.marks[side], 'signed'));
  return (
    <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {CLIMB.map((step, index) => (
        <li
          key={step}
          aria-current={index === done && offer.endedAs === null ? 'step' : undefined}
          className="bg-card aria-[current=step]:border-green min-w-0 rounded-md border p-4"
        >
          <h2 className="font-semibold">
            {index + 1}. {STEP_TITLES[step]}
          </h2>
          <p className="text-soft mb-2 text-sm">{STEP_NOTES[step]}</p>
          <ul className="grid gap-2">
            {(index > done ? [] : SIDES).map((side) => (
              <Recorded key={side} offer={offer} side={side} step={step} />
            ))}
          </ul>
          {step === 'signed' && differ && papers.startup !== papers.investor ? (
            <p className="text-amber mt-2 text-sm">
              The files differ, so the step stays open until one side records the other’s.
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Terms({ offer }: Part) {
  const { terms, earlier, id } = offer;
  return (
    <Card>
      <CardHeader
        title="Terms"
        note={`Version ${terms.number}, proposed by ${nameOf(offer, terms.side)} on ${formatDate(terms.at)}`}
        actions={
          <>
            <LinkButton icon="download" href={`/api/offers/${id}/term-sheet`}>
              Term sheet, PDF
            </LinkButton>
            <LinkButton href={`/api/offers/${id}/term-sheet?lang=fr`} variant="quiet">
              En français
            </LinkButton>
          </>
        }
      />
      <TermList
        terms={termLines(terms, 'en').map(({ label, value, note }) => ({
          term: label,
          value,
          ...(note === null ? {} : { note }),
        }))}
      />
      {terms.note === null ? null : <p className="mt-3 break-words whitespace-pre-line">{terms.note}</p>}
      {earlier.length === 0 ? null : (
        <section className="mt-4">
          <h3 className="font-semibold">Earlier terms</h3>
          <ul className="mt-1 grid gap-1 text-sm">
            {earlier.map((version) => (
              <li key={version.number} className="flex flex-wrap items-center justify-between gap-x-3">
                <span>
                  Version {version.number} by {nameOf(offer, version.side)}, {formatDate(version.at)}:{' '}
                  <b className="tabular">{formatMoney(version.amountMinor, version.currency)}</b>
                </span>
                <TextLink href={`/api/offers/${id}/term-sheet?terms=${version.number}`}>
                  Its term sheet
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function Record({ offer }: Part) {
  return (
    <Card>
      <CardHeader
        title="Record"
        note="What each side did, with who and when. No one can change an entry unnoticed, and each has a receipt for both of you. Kilele never holds the money."
      />
      <ul className="grid gap-1 text-sm">
        {offer.statements.map((statement) => (
          <li key={statement.id} className="flex flex-wrap items-center gap-x-3 border-b py-1 last:border-0">
            <span className="min-w-0 flex-1 break-words">
              <b className="font-semibold">{nameOf(offer, statement.side)}</b> {didWords(statement)}
              <span className="text-soft block text-xs">
                {formatRelative(statement.at)}, {statement.byName}, version {statement.terms}
              </span>
            </span>
            <LinkButton
              variant="quiet"
              icon="download"
              href={`/api/offers/${offer.id}/statements/${statement.id}/receipt`}
              aria-label={`Receipt: ${nameOf(offer, statement.side)} ${didWords(statement)}`}
            >
              Receipt
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WithdrawDialog({ offer, onClose }: Part & { onClose: () => void }) {
  const { mutate, isPending } = useSend('POST /api/offers/{id}/withdraw', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: 'Offer withdrawn' });
      onClose();
    },
    onError: toastError,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Withdraw this offer?"
      action="Withdraw offer"
      pending={isPending}
      onConfirm={() => mutate({ params: { id: offer.id }, body: { termsRead: offer.terms.number } })}
    >
      It ends for both of you, and {otherName(offer)} is notified. What was recorded stays on record.
    </ConfirmDialog>
  );
}

type Open = 'counter' | 'sign' | 'withdraw' | null;

function Actions({ offer, onOpen }: Part & { onOpen: (open: Open) => void }) {
  const { canConfirm, canCounter, canWithdraw, id, side, terms } = offer;
  const { mutate, isPending } = useSend('POST /api/offers/{id}/confirm', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Recorded' }),
    onError: toastError,
  });
  const step = CLIMB.find((each) => each === canConfirm);
  return (
    <>
      {step === undefined ? null : (
        <Button
          variant="primary"
          pending={isPending}
          onClick={() =>
            step === 'signed'
              ? onOpen('sign')
              : mutate({ params: { id }, body: { step, termsRead: terms.number } })
          }
        >
          {CONFIRM_WORDS[side][step]}
        </Button>
      )}
      {canCounter ? <Button onClick={() => onOpen('counter')}>Propose other terms</Button> : null}
      {canWithdraw ? (
        <Button variant="quiet" onClick={() => onOpen('withdraw')}>
          Withdraw
        </Button>
      ) : null}
    </>
  );
}

function OfferView({ offer }: Part) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const counts = countsWords(offer);
  const back =
    offer.side === 'startup' && offer.startup.id !== null
      ? { href: `/financial-tools?startup=${offer.startup.id}&tab=funding`, label: 'Funding tracker' }
      : { href: '/offers', label: 'Offers' };
  return (
    <div className="grid gap-4">
      <div>
        <nav aria-label="Where you are" className="text-soft mb-1 text-sm">
          <TextLink href={back.href}>{back.label}</TextLink> / Offer
        </nav>
        <PageHeader
          title={otherName(offer)}
          actions={<Actions offer={offer} onOpen={setOpen} />}
          tabTitle={`Offer: ${otherName(offer)}`}
        />
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="tabular text-4xl font-bold tracking-tighter">
            {formatMoney(offer.amountMinor, offer.currency)}
          </span>
          {offer.mostMinor === null ? null : <span className="text-soft">{amountWords(offer)}</span>}
          {offer.dollars === null ? null : (
            <span className="text-soft">
              {formatMoney(offer.dollars.amountMinor)} at {offer.dollars.rateText}
            </span>
          )}
          <Tag tone={offer.step === 'received' ? 'good' : offer.waitsForMe ? 'warn' : 'plain'}>
            {standingWords(offer)}
          </Tag>
          <DemoTag isDemo={offer.isDemo} />
        </p>
        {counts === null ? null : <p className="text-soft mt-1 text-sm">{counts}</p>}
      </div>
      <ClimbChart done={doneSteps(offer)} />
      <Steps offer={offer} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Terms offer={offer} />
        <Record offer={offer} />
      </div>
      <Suspense fallback={null}>
        {open === 'counter' ? <CounterDialog offer={offer} onClose={close} /> : null}
        {open === 'sign' ? <SignDialog offer={offer} onClose={close} /> : null}
      </Suspense>
      {open === 'withdraw' ? <WithdrawDialog offer={offer} onClose={close} /> : null}
    </div>
  );
}

/** An offer as one of its two sides sees it. */
export function OfferPage() {
  const { id = '' } = useParams();
  const result = useCall('GET /api/offers/{id}', { params: { id: Number(id) } }, { staleTimeMs: 0 });
  useLive('offers', LIVE_CALLS);
  const { data, error } = result;
  if (data !== undefined) return <OfferView offer={data} />;
  return (
    <>
      <PageHeader title="Offer" />
      {error ? (
        <LoadError what="this offer" result={result} />
      ) : (
        <SkeletonCards count={3} label="Loading the offer" />
      )}
    </>
  );
}
