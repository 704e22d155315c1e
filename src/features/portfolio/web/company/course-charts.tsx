import type { CompanyDetail, CoursePoint } from '../../contract/company.ts';
import { daysOf } from './course.ts';
import { countsPeople, EVIDENCE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { formatAmount, formatAmountShort, formatNumber, formatPercent } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { PanelChart } from '#shared/web/chart/panel-chart.tsx';

/** The last figure of each day; a chart has one point a day. */
function byDay<Point extends { date: string }>(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [point.date, point])).values()];
}

const changeOf = (name: string, first: string, last: string) =>
  first === last ? `${name} ${last} throughout` : `${name} from ${first} to ${last}`;

/** The value of the holding and the share of the company over time, on one axis. */
export function CourseChart({ detail: { course, company } }: { detail: CompanyDetail }) {
  const days = daysOf(course);
  const isDollars = days.every(({ dollars }) => dollars !== null);
  const currency = isDollars ? 'USD' : company.ownCurrency;
  const valueOf = ({ dollars, value }: CoursePoint) => (isDollars ? dollars : value);
  const [first, last] = [days[0], days.at(-1)];
  const value = {
    name: 'Value',
    format: (amount: number) => formatAmount(amount, currency),
    formatShort: (amount: number) => formatAmountShort(amount, currency),
  };
  const ownership = {
    name: 'Ownership',
    format: (percent: number) => formatPercent(percent, 2),
    formatShort: (percent: number) => formatPercent(percent, 1),
  };
  const text = (panel: Pick<typeof value, 'format'>, figure: number | null | undefined) =>
    figure == null ? 'not known' : panel.format(figure);
  const said = [
    changeOf('Value', text(value, first && valueOf(first)), text(value, last && valueOf(last))),
    changeOf('ownership', text(ownership, first?.percentage), text(ownership, last?.percentage)),
  ].join('; ');
  return (
    <Card>
      <CardHeader title="Value and ownership over rounds" note={`${said}.`} />
      <PanelChart
        label="Value and ownership over rounds"
        said={said}
        panels={[value, ownership]}
        rows={days.map((day) => ({ date: day.date, note: day.note, values: [valueOf(day), day.percentage] }))}
      />
    </Card>
  );
}

const METRICS = [
  { metric: 'monthly_revenue', title: 'Monthly revenue' },
  { metric: 'users', title: 'Users' },
  { metric: 'paying_customers', title: 'Paying customers' },
  { metric: 'growth', title: 'Monthly growth' },
] as const;

type Series = CompanyDetail['metrics'];

function formatsOf(metric: (typeof METRICS)[number]['metric'], currency: string | null) {
  if (metric === 'growth') return { format: (value: number) => formatPercent(value, 1) };
  // Beside the axis there is room for a sign, not for "F CFA" or all digits; the figures above it and the table have them.
  const bare = (value: number) => formatAmountShort(value).replace('$', '');
  if (countsPeople(metric)) return { format: (value: number) => formatNumber(value), formatShort: bare };
  const code = currency ?? 'USD';
  const short = (value: number) => formatAmountShort(value, code);
  return {
    format: (value: number) => formatAmount(value, code),
    formatShort: short(0).length > 3 ? bare : short,
  };
}

const LABELS: Readonly<Record<string, string>> = EVIDENCE_LABELS;

type ChartProps = { title: string; points: Series; growthText: string | null };

function MetricChart({ title, points, growthText }: ChartProps) {
  const last = points.at(-1);
  if (last === undefined) return null;
  const shown = byDay(points.filter(({ currency }) => currency === last.currency));
  if (shown.length < 2) return null;
  return (
    <Card>
      <CardHeader
        title={title}
        note={`Stated by the company, latest evidence: ${LABELS[last.evidence] ?? last.evidence}`}
      />
      <LineChart
        label={title}
        series={[title]}
        rows={shown.map(({ date, value }) => ({ date, values: [value] }))}
        {...formatsOf(last.metric, last.currency)}
      />
      {growthText === null ? null : <p className="text-soft mt-2 text-sm">{growthText}</p>}
    </Card>
  );
}

/** What the company tells of itself over time. */
export function MetricCharts({ detail: { metrics, growthText } }: { detail: CompanyDetail }) {
  return (
    <div className="grid gap-4 empty:hidden md:grid-cols-2 xl:grid-cols-3">
      {METRICS.map(({ metric, title }) => (
        <MetricChart
          key={metric}
          title={title}
          points={metrics.filter((point) => point.metric === metric)}
          growthText={metric === 'monthly_revenue' ? growthText : null}
        />
      ))}
    </div>
  );
}
