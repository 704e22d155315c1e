import { formatCount, formatDay } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import type { AccessibilityReport } from '../domain/accessibility.ts';
import { ACCESSIBILITY_REPORT } from '../domain/accessibility-report.ts';
import { LegalLinks } from './legal-links.tsx';

function Checked({ report }: { report: AccessibilityReport }) {
  const { checkedOn, engine, screens, widths, failures } = report;
  const faults = formatCount(failures.length, 'known fault');
  return (
    <Card>
      <CardHeader
        title={`${faults} on ${formatCount(screens.length, 'screen')}`}
        note={`Checked on ${formatDay(checkedOn)} with ${engine}, at ${widths.join(' and ')} pixels wide, in the light and the dark theme.`}
      />
      {failures.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {failures.map((failure) => (
            <li key={failure} className="break-words">
              {failure}
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-3 font-medium">Screens that were checked</h3>
      <ul className="text-soft columns-1 text-sm sm:columns-2">
        {screens.map((screen) => (
          <li key={screen} className="break-all">
            {screen}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What was checked for accessibility, when, and what fails. */
export function AccessibilityPage() {
  const report: AccessibilityReport | null = ACCESSIBILITY_REPORT;
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageHeader title="Accessibility" note="We aim for WCAG 2.2, level AA." />
      {report === null ? (
        <Card>
          <p>The results for this version have not been published yet.</p>
        </Card>
      ) : (
        <Checked report={report} />
      )}
      <Card>
        <p>
          A program finds about half of what can be wrong. If something is hard to use,{' '}
          <TextLink href="/grievance">tell us</TextLink>. The <TextLink href="/imprint">imprint</TextLink>{' '}
          names who runs this site.
        </p>
      </Card>
      <LegalLinks />
    </div>
  );
}
