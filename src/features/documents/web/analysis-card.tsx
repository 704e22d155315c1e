import { type ReactNode, useState } from 'react';
import { formatCount, formatFraction, formatNumber } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { ScoreBar } from '#shared/web/ui/score.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { Skeleton, SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import type { AnalysisResult, Quote } from '../contract/analysis.ts';
import { ExtractedData, Recommendations, SectionsList } from './contents-list.tsx';
import { DOCUMENT_TYPE_LABELS } from '../domain/document-label.ts';
import type { DocumentType } from '../domain/document.ts';
import { FindingsList, type OnQuote } from './findings-list.tsx';
import { NumbersTable } from './numbers-table.tsx';
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
        {parts.numericFacts.maximum}), and no flags, each deducting by severity ({parts.soundness.maximum}).
        With fewer than 40% of the sections, everything counts less.
      </p>
      {rows.map(([label, part]) => (
        <ScoreBar key={label} label={label} percent={100 * fraction(part)} reason={reasonOf(part)} />
      ))}
    </div>
  );
}

function flagsNote({ riskFlags }: AnalysisResult): string {
  const grave = riskFlags.filter(({ severity }) => severity === 'critical' || severity === 'high').length;
  if (riskFlags.length === 0) return 'None found';
  return grave === 0 ? 'None severe' : `${formatNumber(grave)} high or critical`;
}

function sectionsNote({ sections }: AnalysisResult): string {
  const missing = sections.filter(({ found }) => !found).map(({ label }) => label);
  if (missing.length === 0) return 'All present';
  return missing.length > MOST_NAMED
    ? `${missing.length} missing, named below`
    : `Missing: ${missing.join(', ')}`;
}

function Summary({ result }: { result: AnalysisResult }) {
  const { score, confidence, riskFlags, words, sections } = result;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label="Document score"
        value={score}
        of="/ 100"
        note="How complete and consistent it is"
        why={{ label: `Why ${score}?`, content: <ScoreParts parts={result.parts} /> }}
      />
      <StatCard
        label="Confidence"
        value={formatFraction(confidence)}
        note={`${formatCount(words, 'word')} read`}
        why={{
          label: 'What is this?',
          content: (
            <p className="pr-8">
              How much text the score is based on: full from 400 words, lower when sections are missing.
            </p>
          ),
        }}
      />
      <StatCard label="Risk flags" value={riskFlags.length} note={flagsNote(result)} />
      <StatCard
        label="Sections"
        value={sections.filter(({ found }) => found).length}
        of={`of ${sections.length}`}
        note={sectionsNote(result)}
      />
    </div>
  );
}

type FindingsProps = Pick<Props, 'result' | 'extra' | 'isOthers'> & { unit: string; onQuote: OnQuote };

function Findings({ result, unit, onQuote, extra, isOthers = false }: FindingsProps) {
  const shared = { unit, lang: langOf(result), onQuote };
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Card>
        <CardHeader
          level={3}
          title="Risk flags"
          note={isOthers ? 'Questions for the team' : 'What investors will ask, and how to fix it'}
        />
        <FindingsList
          {...shared}
          remedyLabel={isOthers ? 'Ask the team to:' : 'How to fix it:'}
          findings={result.riskFlags}
          empty="Nothing found."
        />
      </Card>
      <Card>
        <CardHeader level={3} title="Strengths" />
        <FindingsList {...shared} findings={result.strengths} empty="No strengths found in the text." />
      </Card>
      {isOthers ? null : <Recommendations result={result} />}
      <Card>
        <CardHeader level={3} title="Sections" note="Weight out of 100" />
        <SectionsList {...shared} sections={result.sections} />
      </Card>
      <Card>
        <CardHeader level={3} title="Extracted numbers" note="As stated in the document, not verified" />
        <NumbersTable {...shared} numbers={result.numbers} />
      </Card>
      <Card>
        <CardHeader level={3} title="Extracted data" />
        <ExtractedData {...shared} data={result.extractedData} />
      </Card>
      {extra?.(onQuote)}
    </div>
  );
}

/** The language of the document's own words, for who has them read aloud. */
const langOf = ({ language }: AnalysisResult) => (language === 'unknown' ? undefined : language);

const LANGUAGE_NOTES = {
  fr: 'Read as French. Quotes are the document’s own words; what is said about them is in English.',
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
  /** Further cards among the findings. */
  extra?: (onQuote: OnQuote) => ReactNode;
};

const FIGURES = ['score', 'confidence', 'flags', 'sections'];

/** The shape of an analysis while it is made or on its way. */
export function AnalysisSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {FIGURES.map((figure) => (
          <Card key={figure} className="grid gap-2.5">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-8 w-16" />
            <Skeleton className="h-3 w-28 max-w-full" />
          </Card>
        ))}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <Card>
          <SkeletonLines count={6} label={label} />
        </Card>
        <Card className="hidden lg:block">
          <Skeleton className="h-72 w-full" />
        </Card>
      </div>
    </div>
  );
}

/** What was found, beside the text it was found in: every quote opens where it stands. */
export function AnalysisCard({ result, pages, unit, asked = null, isOthers, onType, extra }: Props) {
  const isBeside = () => globalThis.matchMedia(BESIDE).matches;
  const [quote, setQuote] = useState(asked);
  const [page, setPage] = useState(asked?.page ?? 1);
  const [sheet, setSheet] = useState(() => asked !== null && !isBeside());
  const show = (chosen: Quote) => {
    setQuote(chosen);
    setPage(chosen.page);
    setSheet(!isBeside());
  };
  if (result.score === null) return <NothingToRead pages={pages} unit={unit} />;
  const text = { pages, unit, lang: langOf(result), page, onPage: setPage, quote };
  return (
    <section aria-label="Analysis" className="grid gap-4">
      <Summary result={result} />
      <AnotherTypeNote result={result} onType={onType} />
      <NoTextNote pages={result.pagesWithoutText} unit={unit} />
      <LanguageNote result={result} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <Findings result={result} unit={unitName(unit)} isOthers={isOthers} onQuote={show} extra={extra} />
        <Card className="sticky top-20 hidden lg:block">
          <CardHeader level={3} title="In the document" note="Choose a quote to see it in the text" />
          <div className="grid max-h-[calc(100dvh-14rem)] [&>div]:min-h-0">
            <PageTextCard {...text} />
          </div>
        </Card>
      </div>
      {sheet ? <PageTextDialog {...text} onClose={() => setSheet(false)} /> : null}
    </section>
  );
}
