import { type ReactNode, useState } from 'react';
import { formatCount, formatFraction, formatNumber } from '#shared/web/format.ts';
import { remedyLabel } from '#shared/web/remedy-label.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ChoiceChips } from '#shared/web/ui/choice-chips.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { ScoreBar } from '#shared/web/ui/score.tsx';
import { Skeleton, SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { AnalysisResult, Quote } from '../contract/analysis.ts';
import { ExtractedData, Recommendations, SectionsList } from './contents-list.tsx';
import { DOCUMENT_TYPE_LABELS } from '../domain/document-label.ts';
import type { DocumentType } from '../domain/document.ts';
import { FindingsList, type OnQuote } from './findings-list.tsx';
import { type OnAnswer, QuestionsCard } from './questions-card.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { TablesCard } from './tables-card.tsx';
import { PageTextCard, PageTextDialog } from './page-text-card.tsx';
import { type PageUnit, unitName } from './page-units.ts';

/** From this width on the text stands beside the findings. */
const BESIDE = '(min-width: 64rem)';
const AND = new Intl.ListFormat('en-GB');
const MOST_NAMED = 2;
/** Below this a text is too short to tell its language. */
const ENOUGH_WORDS = 100;

type Part = AnalysisResult['parts']['coverage'];
const fraction = ({ points, maximum }: Part) => (maximum === 0 ? 0 : points / maximum);
const reasonOf = ({ points, maximum }: Part) => `${formatNumber(points, 1)} of ${maximum} points`;

function ScoreParts({ parts }: Pick<AnalysisResult, 'parts'>) {
  const rows = [
    ['Sections', parts.coverage],
    ['Figures', parts.numericFacts],
    ['Soundness', parts.soundness],
  ] as const;
  return (
    <div className="grid gap-3">
      <p className="pr-8">
        Sections a reader expects ({parts.coverage.maximum}), up to eight figures (
        {parts.numericFacts.maximum}), and no flags, each deducting by severity ({parts.soundness.maximum}). A
        deck that tells its risks, limits and terms keeps the last points of both. With fewer than 40% of the
        sections, everything counts less.
      </p>
      {rows.map(([label, part]) => (
        <ScoreBar key={label} label={label} percent={100 * fraction(part)} reason={reasonOf(part)} />
      ))}
    </div>
  );
}

function flagsNote({ riskFlags }: AnalysisResult): string | null {
  const grave = riskFlags.filter(({ severity }) => severity === 'critical' || severity === 'high').length;
  if (riskFlags.length === 0) return null;
  if (grave === 0) return 'none severe';
  if (grave < riskFlags.length) return `${formatNumber(grave)} of them high or critical`;
  return grave === 1 ? 'high or critical' : 'all high or critical';
}

function sectionsNote({ sections }: AnalysisResult): string {
  const missing = sections.filter(({ found }) => !found).map(({ label }) => label);
  if (missing.length === 0) return 'all present';
  return missing.length > MOST_NAMED
    ? `${missing.length} missing, named below`
    : `missing: ${missing.join(', ')}`;
}

/** The score, and in one line what it stands on. */
function Summary({ result }: { result: AnalysisResult }) {
  const { score, confidence, riskFlags, words, sections } = result;
  const found = sections.filter((section) => section.found).length;
  const facts = [
    {
      label: 'Risk flags',
      value: riskFlags.length === 0 ? 'None found' : riskFlags.length,
      note: flagsNote(result),
    },
    { label: 'Sections', value: `${found} of ${sections.length}`, note: sectionsNote(result) },
    { label: 'Confidence', value: formatFraction(confidence), note: `${formatCount(words, 'word')} read` },
  ];
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-2">
      <div>
        <h2 className="text-soft text-sm font-normal tracking-normal">Document score</h2>
        <p className="flex items-baseline gap-2">
          <span className="tabular text-4xl font-bold tracking-tighter">{score}</span>{' '}
          <span className="text-soft text-sm">of 100: how complete and consistent it is</span>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-soft text-sm">{label}</dt>
            <dd>
              <b className="tabular font-semibold">{value}</b>
              {note === null ? null : <span className="text-soft text-sm">, {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Why label={`Why ${score}?`}>
        <ScoreParts parts={result.parts} />
        <p className="mt-3">
          Confidence is how much text the score is based on: full from 400 words, lower when sections are
          missing.
        </p>
      </Why>
    </Card>
  );
}

/** What one chooses between where there is no room for all beside each other. */
type PartName = 'flags' | 'strengths' | 'sections' | 'numbers' | 'text';

type PartProps = { name: PartName; open: PartName; children: ReactNode };

/** One of them: always there at a desk, on a phone while it is chosen. */
function Part({ name, open, children }: PartProps) {
  return <div className={classNames('grid min-w-0 gap-3', name !== open && 'max-lg:hidden')}>{children}</div>;
}

type ChooserProps = Pick<Props, 'result'> & { open: PartName; onOpen: (part: PartName) => void };

/** The way between the parts, in sight while one of them scrolls. */
function PartChooser({ result, open, onOpen }: ChooserProps) {
  const { riskFlags, strengths, sections, numbers } = result;
  const chips: { value: PartName; label: string; count: number | undefined }[] = [
    { value: 'flags', label: 'Risk flags', count: riskFlags.length },
    { value: 'strengths', label: 'Strengths', count: strengths.length },
    { value: 'sections', label: 'Sections', count: sections.length },
    { value: 'numbers', label: 'Numbers', count: numbers.length },
    { value: 'text', label: 'Text', count: undefined },
  ];
  return (
    <div className="bg-paper sticky top-13 z-10 -mx-4 px-4 py-1 md:-mx-6 md:px-6 lg:hidden">
      <ChoiceChips label="Part of the result" chips={chips} value={open} onChange={onOpen} />
    </div>
  );
}

type PaneProps = Pick<Props, 'result'> & { unit: string; onQuote: OnQuote; open: PartName };

/** At a desk a column scrolls within the window, so that findings, text and numbers stay beside each other. */
const PANE =
  'relative grid min-w-0 content-start gap-3 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:overscroll-contain lg:[scrollbar-width:thin]';

function Findings({
  result,
  unit,
  onQuote,
  open,
  extra,
  isOthers = false,
  onAnswer,
}: PaneProps & Pick<Props, 'extra' | 'isOthers' | 'onAnswer'>) {
  const shared = { unit, lang: langOf(result), onQuote };
  return (
    <section aria-label="Findings" className={PANE}>
      <Part name="flags" open={open}>
        <Card>
          <CardHeader
            level={3}
            title="Risk flags"
            note={isOthers ? 'Questions for the team' : 'What investors will ask, and how to fix it'}
          />
          <FindingsList
            {...shared}
            remedyLabel={remedyLabel(result.language, isOthers)}
            findings={result.riskFlags}
            empty="Nothing found."
          />
        </Card>
      </Part>
      <Part name="flags" open={open}>
        <QuestionsCard
          {...shared}
          questions={result.questions ?? []}
          isOthers={isOthers}
          onAnswer={onAnswer}
        />
      </Part>
      <Part name="strengths" open={open}>
        <Card>
          <CardHeader level={3} title="Strengths" />
          <FindingsList {...shared} findings={result.strengths} empty="No strengths found in the text." />
        </Card>
      </Part>
      <Part name="sections" open={open}>
        {isOthers ? null : <Recommendations result={result} />}
        <Card>
          <CardHeader level={3} title="Sections" note="Weight out of 100" />
          <SectionsList {...shared} sections={result.sections} />
        </Card>
      </Part>
      <Part name="flags" open={open}>
        {extra?.(onQuote)}
      </Part>
    </section>
  );
}

function Numbers({ result, unit, onQuote, open }: PaneProps) {
  const shared = { unit, lang: langOf(result), onQuote };
  return (
    <section aria-label="Numbers" className={classNames(PANE, 'lg:col-span-2 xl:col-span-1')}>
      <Part name="numbers" open={open}>
        <Card>
          <CardHeader level={3} title="Extracted numbers" note="As stated in the document, not verified" />
          <NumbersTable {...shared} numbers={result.numbers} />
        </Card>
        <TablesCard {...shared} tables={result.tables ?? []} />
        <Card>
          <CardHeader level={3} title="Extracted data" />
          <ExtractedData {...shared} data={result.extractedData} />
        </Card>
      </Part>
    </section>
  );
}

/** The language of the document's own words, for who has them read aloud. */
const langOf = ({ language }: AnalysisResult) => (language === 'unknown' ? undefined : language);

const LANGUAGE_NOTES = {
  fr: 'Read as French. Quotes are the document’s own words, and what is said about them is in French.',
  unknown:
    'This seems to be neither English nor French, the languages that are read here: much may be missed.',
} as const;

function LanguageNote({ result: { language, words } }: { result: AnalysisResult }) {
  if (language === 'en' || (language === 'unknown' && words < ENOUGH_WORDS)) return null;
  return (
    <p className="text-soft flex items-start gap-2 text-sm">
      <Icon name="globe" className="mt-0.5 size-4.5 shrink-0" />
      {LANGUAGE_NOTES[language]}
    </p>
  );
}

function NothingToRead({ pages, unit }: Pick<Props, 'pages' | 'unit'>) {
  const what =
    pages.length === 1
      ? `Its only ${unit} is a picture`
      : `All ${formatCount(pages.length, unit)} are pictures`;
  return (
    <EmptyState title="There is no text in this file" icon="document">
      {what}, so nothing could be read or scored. Export the file again from the original program, or run text
      recognition (OCR) on it, and upload it again.
    </EmptyState>
  );
}

function AnotherTypeNote({ result: { documentType, readsLike }, onType }: Pick<Props, 'result' | 'onType'>) {
  if (!readsLike) return null;
  const like = DOCUMENT_TYPE_LABELS[readsLike].toLowerCase();
  return (
    <div className="border-amber bg-amber-tint flex flex-wrap items-center justify-between gap-3 rounded-md border px-4 py-3 text-sm">
      <p>
        <span className="font-semibold">This reads like {like}.</span> It was scored as another document type:{' '}
        {DOCUMENT_TYPE_LABELS[documentType].toLowerCase()}.
      </p>
      {onType ? <Button onClick={() => onType(readsLike)}>Analyze as {like}</Button> : null}
    </div>
  );
}

function NoTextNote({ pages, unit }: { pages: readonly number[]; unit: PageUnit }) {
  if (pages.length === 0) return null;
  const names = `${unitName(unit)}${pages.length === 1 ? '' : 's'} ${AND.format(pages.map(String))}`;
  const named = pages.length > 12 ? formatCount(pages.length, unit) : names;
  return (
    <p className="border-amber bg-amber-tint rounded-md border px-4 py-3 text-sm">
      <span className="font-semibold">{named} without a text layer.</span> Text inside pictures was not read
      or scored.
    </p>
  );
}

function HiddenTextNote({ pages, unit }: { pages: readonly number[]; unit: PageUnit }) {
  if (pages.length === 0) return null;
  const names = `${unitName(unit)}${pages.length === 1 ? '' : 's'} ${AND.format(pages.map(String))}`;
  const named = pages.length > 12 ? formatCount(pages.length, unit) : names;
  return (
    <p className="border-amber bg-amber-tint rounded-md border px-4 py-3 text-sm">
      <span className="font-semibold">{named} with text no one can see.</span> It lies outside the page, or
      has the colour of what is under it. It was not read or scored.
    </p>
  );
}

function RecognisedNote({ pages, unit }: { pages: readonly number[]; unit: PageUnit }) {
  if (pages.length === 0) return null;
  const names = `${unitName(unit)}${pages.length === 1 ? '' : 's'} ${AND.format(pages.map(String))}`;
  return (
    <p className="border-amber bg-amber-tint rounded-md border px-4 py-3 text-sm">
      <span className="font-semibold">{names} read from a picture.</span> Letters and digits may be misread:
      compare figures with the page. They count as claims.
    </p>
  );
}

type Props = {
  result: AnalysisResult;
  pages: readonly string[];
  unit: PageUnit;
  /** Has it analysed as another type; absent where the reader may not. */
  onType?: (type: DocumentType) => void;
  /** What is marked from the start. */
  asked?: Quote | null;
  /** Read by somebody who asks the authors instead of mending it. */
  isOthers?: boolean;
  /** Answers what is asked; absent where the reader may not. */
  onAnswer?: OnAnswer;
  /** Further cards among the findings. */
  extra?: (onQuote: OnQuote) => ReactNode;
};

/** The shape of an analysis while it is made or on its way. */
export function AnalysisSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-4">
      <Card className="flex flex-wrap gap-x-8 gap-y-3">
        <Skeleton className="h-14 w-40" />
        <Skeleton className="h-14 w-80 max-w-full" />
      </Card>
      <div className="grid items-start gap-3 lg:grid-cols-2 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,0.9fr)]">
        <Card>
          <SkeletonLines count={6} label={label} />
        </Card>
        <Card className="hidden lg:block">
          <Skeleton className="h-72 w-full" />
        </Card>
        <Card className="hidden xl:block">
          <Skeleton className="h-72 w-full" />
        </Card>
      </div>
    </div>
  );
}

/** What was found, beside the text it was found in: every quote opens where it stands. */
export function AnalysisCard({
  result,
  pages,
  unit,
  asked = null,
  isOthers,
  onType,
  onAnswer,
  extra,
}: Props) {
  const isBeside = () => globalThis.matchMedia(BESIDE).matches;
  const [quote, setQuote] = useState(asked);
  const [page, setPage] = useState(asked?.page ?? 1);
  const [sheet, setSheet] = useState(() => asked !== null && !isBeside());
  const [open, setOpen] = useState<PartName>('flags');
  const show = (chosen: Quote) => {
    setQuote(chosen);
    setPage(chosen.page);
    setSheet(!isBeside());
  };
  if (result.score === null) return <NothingToRead pages={pages} unit={unit} />;
  const text = { pages, unit, lang: langOf(result), page, onPage: setPage, quote };
  const pane = { result, unit: unitName(unit), onQuote: show, open };
  return (
    <section aria-label="Analysis" className="grid gap-4">
      <Summary result={result} />
      <AnotherTypeNote result={result} onType={onType} />
      <NoTextNote pages={result.pagesWithoutText} unit={unit} />
      <HiddenTextNote pages={result.hiddenPages ?? []} unit={unit} />
      <RecognisedNote pages={result.recognisedPages ?? []} unit={unit} />
      <LanguageNote result={result} />
      <PartChooser result={result} open={open} onOpen={setOpen} />
      <div className="grid grid-cols-1 items-start lg:grid-cols-2 lg:gap-3 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,0.9fr)]">
        <Findings {...pane} isOthers={isOthers} onAnswer={onAnswer} extra={extra} />
        <Part name="text" open={open}>
          <Card>
            <CardHeader level={3} title="In the document" note="Choose a quote to see it in the text" />
            <div className="grid h-[calc(100dvh-11.5rem)] min-h-72 [&>div]:min-h-0">
              <PageTextCard {...text} />
            </div>
          </Card>
        </Part>
        <Numbers {...pane} />
      </div>
      {sheet ? <PageTextDialog {...text} onClose={() => setSheet(false)} /> : null}
    </section>
  );
}
